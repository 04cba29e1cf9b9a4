import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CatalogueOnDevice } from '#src/shop/features/device/catalogue-on-device.tsx';
import { OfflineNote } from '#src/shop/parts/device/offline-note.tsx';
import { plugCatalogue } from '#src/shop/store/device/device-catalogue.ts';
import { readState, show, type CatalogueView } from '#src/shop/store/state.ts';
import { structure } from '#tests/catalogue/small-shop.ts';
import { device, showPage } from '#tests/shop/features/person-page.tsx';

const NOTHING: CatalogueView = {
  phase: 'onDemand',
  products: 0,
  loaded: 0,
  total: 0,
  pricedAt: null,
  isDurable: true,
};
const BRING = { name: 'Rendre le catalogue disponible hors connexion' };

test('over a slow line the page says that the catalogue is not here, and a press brings it', async () => {
  const load = vi.fn(() => Promise.resolve());
  plugCatalogue({
    areas: () => Promise.resolve(null),
    keepArea: () => Promise.resolve(null),
    releaseArea: () => Promise.resolve(),
    load,
    structure: () => Promise.resolve(null),
    subscribe: () => () => {},
  });
  const own = await device();
  show('catalogue', NOTHING);
  await showPage(own, '/cet-appareil', CatalogueOnDevice);
  expect(screen.getByText('Le catalogue n’a pas été téléchargé.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', BRING));
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('a catalogue that is here, or on its way, asks for nothing', async () => {
  const own = await device();
  show('catalogue', { ...NOTHING, phase: 'ready', products: 24 });
  await showPage(own, '/cet-appareil', CatalogueOnDevice);
  expect(screen.queryByRole('button', BRING)).toBeNull();
});

test('without a network the note promises no catalogue that is not here', async () => {
  const own = await device();
  show('catalogue', NOTHING);
  await showPage(own, '/auto', () => <OfflineNote />);
  expect(screen.getByText(/Le catalogue n’est pas sur cet appareil/u)).toBeDefined();
});

test('the families of articles that are here are told once the catalogue is ready', async () => {
  const family = { id: 1, code: 'casque', name: 'Casques', slug: 'casques', attributes: [] };
  const families = [family, { ...family, id: 2, code: 'pneu', name: 'Pneus', slug: 'pneus' }];
  plugCatalogue({
    areas: () => Promise.resolve(null),
    keepArea: () => Promise.resolve(null),
    releaseArea: () => Promise.resolve(),
    load: () => Promise.resolve(),
    structure: () => Promise.resolve({ ...structure, families }),
    subscribe: () => () => {},
  });
  const own = await device();
  show('catalogue', { ...NOTHING, phase: 'ready', products: 24 });
  await showPage(own, '/cet-appareil', CatalogueOnDevice);
  expect(await screen.findByText('Casques, Pneus')).toBeDefined();
  expect(readState().attributeFamilies).toEqual([
    { code: 'casque', name: 'Casques' },
    { code: 'pneu', name: 'Pneus' },
  ]);
});
