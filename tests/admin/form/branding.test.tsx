/** The look of the shop on its page: what is typed is kept, two versions are shown, nothing changes before it is published. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { HistoryEntry } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { BrandingPage } from '#src/admin/features/branding/branding-page.tsx';
import { messages } from '#src/admin/store/messages.ts';
import { setActiveTab } from '#src/admin/store/header.ts';
import { CallFailed } from '#src/api/failure.ts';
import { drawPage, type Reader } from '#tests/admin/frame/draw-page.tsx';

const AT = '2026-11-21T12:22:00.000Z';
const UUID = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0b01';

/** Answers the routes of the look as the server does. */
function oneLook() {
  let held: BrandingAnswer = { uuid: UUID, rev: 3, updatedAt: AT, colours: {}, displayRatio: '1/1', images: {} };
  const history: HistoryEntry[] = [];
  const look = {
    isOffline: false,
    get held() {
      return held;
    },
    write(colours: Readonly<Record<string, string | null>>, who: string) {
      const changed = Object.entries(colours).filter(([id, value]) => value !== (held.colours[id] ?? null));
      if (changed.length === 0) return held;
      history.unshift({
        id: history.length + 1,
        at: AT,
        actor: { id: who, name: who },
        action: 'update',
        before: Object.fromEntries(changed.map(([id]) => [id, held.colours[id] ?? null])),
        after: Object.fromEntries(changed),
      });
      const all = { ...held.colours, ...Object.fromEntries(changed) };
      held = {
        ...held,
        rev: held.rev + 1,
        colours: Object.fromEntries(
          Object.entries(all).flatMap(([id, value]) => (value === null ? [] : [[id, value] as const])),
        ),
      };
      return held;
    },
    call: async (name: string, { body }: { body?: { rev: number; colours: Record<string, string | null> } }) => {
      await Promise.resolve();
      if (look.isOffline) throw new CallFailed('offline');
      if (name === 'api.admin.branding.show') return held;
      if (name === 'api.admin.branding.history') return [...history];
      if (name !== 'api.admin.branding.colors' || body === undefined) throw new Error(`nobody answers ${name}`);
      if (body.rev !== held.rev) throw new Refusal('record.moved', { reason: 'rev', rev: held.rev });
      return look.write(body.colours, 'Anna Morel');
    },
  };
  return look;
}

async function drawLook({ call }: ReturnType<typeof oneLook>, reader: Reader = {}) {
  setActiveTab('look');
  const { owner } = await drawPage({ ...reader, address: adminHref('admin.branding'), Page: BrandingPage, call });
  return owner;
}

afterEach(cleanup);

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
async function type(name: string, value: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, value);
}
const publish = () => userEvent.click(screen.getByRole('button', { name: /Publier/u }));

test('a colour is published on the revision that was seen, and the shop has it then', async () => {
  const look = oneLook();
  await drawLook(look);
  await type('Accent auto', '#123abc');
  expect(look.held.colours).toEqual({});
  await publish();
  await waitFor(() => expect(look.held.colours).toEqual({ 'auto-primary': '#123ABC' }));
  expect((await field('Accent auto')).value).toBe('#123ABC');
  expect(messages.all.map(({ text }) => text)).toContain('Les couleurs ont été mises à jour.');
});

test('what is no colour is said at its field, and nothing is published', async () => {
  const look = oneLook();
  await drawLook(look);
  await type('Accent auto', 'rouge');
  await publish();
  const input = await field('Accent auto');
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Entrez une couleur comme #0A7A5C.').length).toBeGreaterThan(0);
  expect(look.held.rev).toBe(3);
  expect(input.value).toBe('rouge');
});

test('what two wrote of different colours is joined', async () => {
  const look = oneLook();
  await drawLook(look);
  await type('Accent moto', '#AA0000');
  look.write({ link: '#111111' }, 'Basile');
  await publish();
  await waitFor(() => expect(look.held.colours).toEqual({ link: '#111111', 'moto-primary': '#AA0000' }));
});

test('what two wrote of one colour is shown side by side, and nothing is published before it is chosen', async () => {
  const look = oneLook();
  await drawLook(look);
  await type('Accent moto', '#AA0000');
  look.write({ 'moto-primary': '#00BB00' }, 'Basile');
  await publish();
  const mine = await screen.findByText('#AA0000');
  expect(mine).toBeTruthy();
  expect(screen.getByText('#00BB00')).toBeTruthy();
  expect(look.held.colours).toEqual({ 'moto-primary': '#00BB00' });
});

test('what is typed without a network is offered to whoever comes back, and to nobody else', async () => {
  const look = oneLook();
  const anna = await drawLook(look);
  await type('Liens', '#222222');
  look.isOffline = true;
  await publish();
  await screen.findByText('Gardé sur cet appareil');
  cleanup();
  look.isOffline = false;
  await drawLook(look, { owner: crypto.randomUUID() });
  expect((await field('Liens')).value).toBe('#005C43');
  cleanup();
  await drawLook(look, { owner: anna });
  await userEvent.click(await screen.findByRole('button', { name: 'Reprendre ma saisie' }));
  expect((await field('Liens')).value).toBe('#222222');
  await publish();
  await waitFor(() => expect(look.held.colours).toEqual({ link: '#222222' }));
});

test('the history tells who chose what, and goes back to it', async () => {
  const look = oneLook();
  look.write({ link: '#111111' }, 'Basile');
  look.write({ link: '#222222' }, 'Anna Morel');
  await drawLook(look);
  await field('Liens');
  await userEvent.click(screen.getByRole('tab', { name: 'Historique' }));
  const versions = await screen.findByRole('list', { name: 'Versions' });
  const [, first] = within(versions).getAllByRole('button');
  await userEvent.click(first ?? versions);
  await userEvent.click(await screen.findByRole('button', { name: /Restaurer|Revenir/u }));
  await waitFor(() => expect(look.held.colours).toEqual({ link: '#111111' }));
});

test('who may change pictures and no colours is offered just that', async () => {
  await drawLook(oneLook(), { permissions: ['branding.index', 'branding.update-images'] });
  expect((await field('Liens')).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /Publier/u })).toBeNull();
  const [change] = screen.getAllByText('Changer');
  expect(change?.closest('fieldset')?.disabled ?? false).toBe(false);
});
