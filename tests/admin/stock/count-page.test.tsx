/** Counting on the phone: a code that is typed is on the disk at once, with or without a network. */
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { CountPage } from '#src/admin/features/inventory-count/count-page.tsx';
import { DifferencesPage } from '#src/admin/features/inventory-count/differences/differences-page.tsx';
import type { CountDesk } from '#core/contract/admin/stock/counts.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import { showPerson, type OfficePerson } from '#src/admin/store/sync/office-person.ts';
import { CallFailed } from '#src/api/failure.ts';
import { openKeptBodies } from '#src/db/kept-bodies.ts';
import { openKeptLibrary } from '#src/db/kept-library.ts';
import { createMemoryDisk, openMemoryStore } from '#src/db/memory-store.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { inSheet, isClosed, moved, plain, press } from '#tests/admin/desk/move-sheet.ts';
import { drawPage } from '#tests/admin/frame/draw-page.tsx';

const COUNT = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0f01';
const PADS = '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0f02';
const NOW = '2026-11-28T10:00:00.000Z';

afterEach(() => {
  cleanup();
  showPerson(null);
});

const never = (): never => {
  throw new Error('nobody asks for it here');
};

/** Somebody whose device is open. */
function somebody() {
  const store = openMemoryStore(createMemoryDisk());
  const parts = { store, contract: OFFICE, now: () => NOW, newId: () => crypto.randomUUID(), notify: () => {} };
  const person: OfficePerson = {
    ...parts,
    admin: 'a',
    perform: (route, args, options) => perform(parts, route, args, options),
    resume: never,
    retry: never,
    discard: never,
    bodies: openKeptBodies('a', null),
    askBodies: never,
    library: openKeptLibrary('a', null),
  };
  showPerson(person);
  return store;
}

const articles = () => ({
  now: NOW,
  articles: [{ uuid: PADS, sku: 'PLA-12', name: 'Plaquettes avant', ean: '4006381333931' }],
  next: null,
});

const draw = (call: (name: string) => Promise<unknown>) =>
  drawPage({ address: adminHref('admin.counts.count', { id: COUNT }), Page: CountPage, call });
const online = async (): Promise<unknown> => {
  await Promise.resolve();
  return articles();
};
const away = (): Promise<unknown> => Promise.reject(new CallFailed('offline'));

async function type(code: string, pieces?: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Code-barres ou référence'), code);
  if (pieces !== undefined) {
    await userEvent.clear(screen.getByLabelText('Pièces'));
    await userEvent.type(screen.getByLabelText('Pièces'), pieces);
  }
  await press('Compter');
}

const counted = async (): Promise<string> =>
  plain((await screen.findByRole('region', { name: /^Articles comptés/u })).textContent);

test('S130 what is typed adds up under its article, and is said to be on this device', async () => {
  const store = somebody();
  await draw(online);
  await type('4006381333931');
  await type('pla-12', '3');
  await waitFor(async () => expect(await counted()).toMatch(/^Articles comptés, 1Plaquettes avantPLA-124/u));
  expect(await screen.findByText('Enregistré sur cet appareil, 2 à envoyer')).toBeTruthy();
  const rows = await store.read(['outbox'], async (t) => await t.outbox.all());
  expect(rows.map(({ lane, seq }) => [lane, seq])).toEqual([
    [`count:${COUNT}`, 1],
    [`count:${COUNT}`, 2],
  ]);
});

test('S132 who counts an article anew says how many there are in all', async () => {
  somebody();
  await draw(online);
  await type('PLA-12', '4');
  await press(/^Recompter\s: Plaquettes avant/u);
  await press(/^Une pièce de moins\s: /u);
  await press('En tout');
  await waitFor(async () => expect(await counted()).toMatch(/PLA-123/u));
});

test('S130 without the list of articles a code waits as it was read', async () => {
  somebody();
  await draw(away);
  expect(await screen.findByText(/La liste des articles n’est pas sur cet appareil/u)).toBeTruthy();
  await type('inconnu');
  expect(plain((await screen.findByRole('region', { name: /Codes à reconnaître/u })).textContent)).toMatch(/INCONNU/u);
});

test('a code has to be typed, and so many pieces as a number', async () => {
  const store = somebody();
  await draw(online);
  await press('Compter');
  expect(await screen.findByText('Ce champ doit être renseigné')).toBeTruthy();
  await type('PLA-12', 'deux');
  expect(await screen.findByText('Entrez un nombre entier de pièces.')).toBeTruthy();
  expect(await store.read(['outbox'], async (t) => await t.outbox.count())).toBe(0);
});

const desk = (more: Partial<CountDesk> = {}): CountDesk => ({
  uuid: COUNT,
  rev: 4,
  revId: PADS,
  source: 'lyon',
  sourceName: 'Lyon',
  category: null,
  openedAt: NOW,
  status: 'open',
  lines: [
    {
      article: PADS,
      sku: 'PLA-12',
      name: 'Plaquettes avant',
      counted: 7,
      at: NOW,
      expected: 9,
      difference: -2,
      since: -1,
      during: 2,
      isOvertaken: false,
      who: ['Anna Morel'],
    },
  ],
  missing: [{ article: COUNT, sku: 'DIS-1', name: 'Disques', held: 4 }],
  hasMoreMissing: false,
  ...more,
});

test('S131 S133 the differences say what is reckoned with, what to count again, and what nobody counted', async () => {
  somebody();
  const asked: unknown[] = [];
  await drawPage({
    address: adminHref('admin.counts.differences', { id: COUNT }),
    Page: DifferencesPage,
    call: async (name: string, input: { body?: unknown }) => {
      await Promise.resolve();
      if (name === 'api.admin.stock.counts.desk') return desk();
      asked.push([name, input.body]);
      return {};
    },
  });
  const row = plain((await screen.findByRole('row', { name: /Plaquettes avant/u })).textContent);
  expect(row).toMatch(/Depuis le comptage : −1, pris en compte/u);
  expect(row).toMatch(/À recompter : 2 pièces ont bougé pendant le comptage/u);
  expect(row).toMatch(/79−2$/u);
  expect(plain((await screen.findByRole('region', { name: /1 articles non comptés/u })).textContent)).toMatch(
    /DIS-14/u,
  );
  await press('Confirmer les écarts');
  await inSheet('Confirmer');
  await isClosed();
  expect(asked).toEqual([['api.admin.stock.counts.confirm', { rev: 4, baseRevId: PADS }]]);
});

test('S132 who confirms after a later entry is told to read the page anew', async () => {
  somebody();
  await drawPage({
    address: adminHref('admin.counts.differences', { id: COUNT }),
    Page: DifferencesPage,
    call: async (name: string) => {
      await Promise.resolve();
      if (name === 'api.admin.stock.counts.desk') return desk();
      throw moved();
    },
  });
  await press('Confirmer les écarts');
  await inSheet('Confirmer');
  expect(await screen.findByText(/Cette page a changé entre-temps/u)).toBeTruthy();
});
