/** A browser that has a database and refuses to open it, as private modes do (law 2). */
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inventorySources } from '#core/resources/configuration/inventory-sources.ts';
import { emptyContent } from '#core/contract/cms/empty-body.ts';
import { device } from '#src/admin/app/account/device.ts';
import { KeepsNothingBand } from '#src/admin/app/layout/keeps-nothing-band.tsx';
import { DraftBar } from '#src/admin/features/cms/edit/draft-bar.tsx';
import { DraftOffers } from '#src/admin/screens/document/draft-offers.tsx';
import { DraftOffer } from '#src/admin/screens/form/draft/draft-offer.tsx';
import { readRecord, recordShape } from '#src/admin/screens/form/places/record-places.ts';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { openPerson } from '#src/admin/store/sync/office-person.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { addFiles, uploads } from '#src/admin/store/uploads/uploads.ts';
import { CallFailed } from '#src/api/failure.ts';
import { createI18n } from '#src/i18n/i18n.ts';

const CAMILLE = '11111111-1111-4111-8111-111111111111';
const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const away = (): never => {
  throw new CallFailed('offline');
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', { open: refuse, deleteDatabase: refuse, databases: refuse });
});
afterEach(async () => {
  queue.durable = true;
  await (await device()).emptyDevice();
  vi.unstubAllGlobals();
});

async function begin(): Promise<void> {
  const { openDevice, openOffice } = await device();
  await openDevice(CAMILLE);
  await openOffice(CAMILLE, {
    live: null,
    now: () => '2026-01-05T09:00:00Z',
    call: away,
    onSessionEnded: () => {},
    onLost: () => {},
    onLeft: () => {},
    report: (error) => {
      throw error;
    },
  });
}

const SOURCE = readRecord(inventorySources, {});
const shown = (drawn: React.ReactNode) =>
  render(<I18nProvider i18n={createI18n('fr_FR', {})}>{drawn}</I18nProvider>).container.textContent;

const draft: Draft = {
  base: null,
  working: emptyContent(),
  state: 'device',
  stays: null,
  refusal: null,
  isBehind: false,
  offers: [],
  revId: null,
  change: () => {},
  saveNow: () => Promise.resolve(),
  discard: () => Promise.resolve(),
  take: () => Promise.resolve(),
  refuse: () => Promise.resolve(),
  rev: () => 0,
};

test('S93 where nothing is kept the back office opens all the same, and knows it', async () => {
  await begin();
  expect(openPerson()?.admin).toBe(CAMILLE);
  expect(queue.durable).toBe(false);
});

test('S93 nobody hears that a text is on this device when the tab alone has it', async () => {
  expect(shown(<DraftBar draft={draft} mayWrite />)).toContain('Enregistré sur cet appareil');
  await begin();
  const told = shown(<DraftBar draft={draft} mayWrite />);
  expect(told).not.toContain('Enregistré sur cet appareil');
  expect(told).toContain('Gardé dans cet onglet seulement');
});

test('S93 what is offered of a text says where it was found', async () => {
  const at = '2026-01-05T09:00:00Z';
  const found = {
    draft: 'd',
    doc: 'n',
    of: 'content',
    type: 'page',
    baseRev: 0,
    baseRevId: null,
    base: null,
    moves: 0,
    at,
  } as const;
  const offers = [{ ...found, working: emptyContent(), save: null, conflict: null }];
  const typed = { uuid: 'n', rev: 0, base: SOURCE, values: SOURCE, at };
  const told = (): string[] => [
    shown(<DraftOffers draft={{ ...draft, offers }} />),
    shown(<DraftOffer shape={recordShape(inventorySources)} draft={typed} onResume={() => {}} onDrop={() => {}} />),
  ];
  for (const words of told()) expect(words).toContain('sur cet appareil');
  await begin();
  for (const words of told()) expect(words).toContain('dans cet onglet');
});

test('S93 before anything is written it is said what a closed tab would cost', async () => {
  expect(shown(<KeepsNothingBand />)).toBe('');
  await begin();
  expect(await screen.findByText('Ce navigateur ne garde rien.')).toBeDefined();
});

test('S99 a photo that only the tab has does not count as kept', async () => {
  await begin();
  await addFiles([new File(['train'], 'train.pdf')]);
  expect(uploads.list.map(({ fileName, isKept }) => [fileName, isKept])).toEqual([['train.pdf', false]]);
});
