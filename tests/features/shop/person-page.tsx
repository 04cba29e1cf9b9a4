/** A page of the person over a real database in memory: what it shows and what its presses make durable. */
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { BaseRow, OutboxRow, ParkedRow, Rows, SignedInCustomer, TableName } from '#src/db/rows.ts';
import { openMemoryStore } from '#src/db/memory-store.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, type ShopActions } from '#src/screens/shop/actions.tsx';
import { FrameProvider } from '#src/screens/shop/frame.tsx';
import { feedStore } from '#src/store/feed.ts';
import { plugPerson, type Person } from '#src/store/person.ts';
import type { SessionDoors } from '#src/store/session-doors.ts';
import { resetState } from '#src/store/state.ts';
import { forgetScope } from '#src/sync/forget.ts';
import { discardParked, retryParked } from '#src/sync/parked.ts';
import { perform } from '#src/sync/perform.ts';
import { smallFrame } from '#tests/features/shop/small-frame.ts';
import { actionsWith } from '#tests/support/shop-actions.ts';

export const NOW = '2026-11-21T08:30:00.000Z';

export interface PersonPage {
  readonly own: Person;
  readonly say: ReturnType<typeof vi.fn<ShopActions['say']>>;
  readonly go: ReturnType<typeof vi.fn<ShopActions['go']>>;
  /** Changes on their way, in order. */
  changes(): Promise<readonly OutboxRow[]>;
  rows<Name extends TableName>(name: Name): Promise<readonly Rows[Name][]>;
}

interface Held {
  readonly base?: readonly BaseRow[];
  readonly parked?: readonly ParkedRow[];
  readonly outbox?: readonly OutboxRow[];
  /** Whose device it is; a guest's where silent. */
  readonly customer?: SignedInCustomer;
  readonly session?: SessionDoors;
}

const nobody = (): Promise<never> => Promise.reject(new Error('nobody signs in or out in this test'));
const NO_SESSION: SessionDoors = { signIn: nobody, signOut: nobody, renewSession: nobody, callOnline: nobody };

/** The device of a person who holds this; nothing is sent. */
export async function device(held: Held = {}): Promise<Person> {
  resetState();
  const store = openMemoryStore();
  await store.write(['base', 'parked', 'outbox'], async (t) => {
    await t.base.put(held.base ?? []);
    await t.parked.put(held.parked ?? []);
    await t.outbox.put(held.outbox ?? []);
  });
  const deps = { store, now: () => NOW, newId: () => crypto.randomUUID(), ring: () => {} };
  const own: Person = {
    store,
    customer: held.customer ?? null,
    session: held.session ?? NO_SESSION,
    perform: (route, args, options) => perform(deps, route, args, options),
    retry: (mutId) => retryParked(deps, mutId),
    discard: (mutId) => discardParked(deps, mutId),
    forget: (discard) =>
      forgetScope(
        {
          store,
          resume: () => {},
          stop: () => Promise.resolve(),
          leave: () => Promise.resolve(),
          reopen: () => Promise.resolve(store),
          wait: () => Promise.resolve(),
        },
        discard,
      ),
    ring: () => {},
    poke: () => {},
    status: () => ({ phase: 'resting', reason: null }),
    listen: () => () => {},
  };
  feedStore(own, () => NOW);
  plugPerson(() => Promise.resolve(own));
  return own;
}

export async function showPage(own: Person, address: string, page: () => ReactNode): Promise<PersonPage> {
  const say = vi.fn<ShopActions['say']>();
  const go = vi.fn<ShopActions['go']>();
  const actions = actionsWith({ now: () => Date.parse(NOW), toggleFavourite: async () => true, go, say });
  const root = createRootRoute({ component: page, notFoundComponent: page });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: (search) => (typeof search.raw === 'string' ? `?${search.raw}` : ''),
  });
  await router.load();
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <ActionsProvider actions={actions}>
        <FrameProvider frame={smallFrame}>
          <RouterProvider router={router} />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  const rows = <Name extends TableName>(name: Name) =>
    own.store.read([name], async (t): Promise<readonly Rows[Name][]> => await t[name].all());
  return { own, say, go, rows, changes: () => rows('outbox') };
}
