import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogueClient } from '#src/catalogue/client.ts';
import { catalogueService } from '#src/catalogue/service/service.ts';
import type { ServiceDeps } from '#src/catalogue/service/service-deps.ts';
import { memoryCatalogueDatabase } from '#src/catalogue/store/catalogue-database.ts';
import { replicaStore } from '#src/catalogue/store/store.ts';
import type { ReplicaStore } from '#src/catalogue/store/store.ts';
import { OfflineAreas } from '#src/shop/features/device/offline-areas.tsx';
import { plugCatalogue } from '#src/shop/store/device/device-catalogue.ts';
import { cutAfter, depsOf } from '#tests/catalogue/device.ts';
import { smallShop } from '#tests/catalogue/small-shop.ts';
import { device, showPage } from '#tests/shop/features/person-page.tsx';

const KEEP = { name: 'Rendre tout le catalogue auto disponible hors ligne' };

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

/** The page over a catalogue of which auto is large and moto comes by itself. */
async function show(changed: Partial<ServiceDeps> = {}, worn = (store: ReplicaStore): ReplicaStore => store) {
  const shop = smallShop();
  const store = replicaStore(memoryCatalogueDatabase());
  await catalogueService(depsOf(store, shop, { mostDetailed: 8 })).refresh();
  const service = catalogueService(depsOf(worn(store), shop, { mostDetailed: 8, ...changed }));
  const client = catalogueClient({
    connect: async (listen) => {
      await service.onStatus(listen);
      return service;
    },
    report: (error) => {
      throw error;
    },
  });
  plugCatalogue(client);
  await showPage(await device(), '/cet-appareil', OfflineAreas);
  const auto = within(await screen.findByRole('region', { name: 'Catalogue auto complet' }));
  const moto = within(screen.getByRole('region', { name: 'Catalogue moto complet' }));
  return { shop, auto, moto };
}

test('an area that is here says so; another says what it takes, comes at a press and goes at another', async () => {
  const { auto, moto } = await show();
  expect(moto.getByText(/^Les 8 produits sont sur cet appareil/u)).toBeDefined();
  expect(moto.queryByRole('button')).toBeNull();
  expect(auto.getByText('0 sur 16')).toBeDefined();
  expect(auto.getByText(/prendront environ 1 Mo sur cet appareil/u)).toBeDefined();
  fireEvent.click(auto.getByRole('button', KEEP));
  expect(await auto.findByText(/^Les 16 produits sont sur cet appareil/u)).toBeDefined();
  fireEvent.click(auto.getByRole('button', { name: 'Libérer la place' }));
  expect(await auto.findByText('0 sur 16')).toBeDefined();
  expect(auto.getByRole('button', KEEP)).toBeDefined();
});

test('over a line that may cost money nothing begins before the person says so a second time', async () => {
  Reflect.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { auto, shop } = await show();
  const before = shop.requests;
  fireEvent.click(auto.getByRole('button', KEEP));
  const question = within(await screen.findByRole('dialog', { name: 'Télécharger maintenant ?' }));
  fireEvent.click(question.getByRole('button', { name: 'Plus tard' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.requests).toBe(before);
  fireEvent.click(auto.getByRole('button', KEEP));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Télécharger' }));
  expect(await auto.findByText(/^Les 16 produits sont sur cet appareil/u)).toBeDefined();
});

test('what was interrupted says how far it came and that it goes on', async () => {
  const shop = smallShop();
  const { auto } = await show({ origin: cutAfter(1, shop) });
  fireEvent.click(auto.getByRole('button', KEEP));
  expect(await auto.findByText('Interrompu.')).toBeDefined();
  expect(auto.getByRole('button', { name: 'Reprendre' })).toBeDefined();
  expect(auto.queryByText('0 sur 16')).toBeNull();
});

test('a device without room says so and keeps what came', async () => {
  let stored = 0;
  const { auto } = await show({}, (store) => ({
    ...store,
    putPage: (hash, bytes) =>
      ++stored > 1 ? Promise.reject(new DOMException('plein', 'QuotaExceededError')) : store.putPage(hash, bytes),
  }));
  fireEvent.click(auto.getByRole('button', KEEP));
  expect(await auto.findByText('La place manque sur cet appareil.')).toBeDefined();
  expect(auto.getByRole('button', { name: 'Reprendre' })).toBeDefined();
  expect(auto.queryByText('0 sur 16')).toBeNull();
});
