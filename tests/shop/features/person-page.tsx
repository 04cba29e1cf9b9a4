/** A page of the person over a real database in memory: what it shows and what its presses make durable. */
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { BaseRow, OutboxRow, ParkedRow, Rows, SignedInCustomer, TableName } from '#src/db/rows.ts';
import { createMemoryDisk, openMemoryStore, type MemoryDisk } from '#src/db/memory-store.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { ActionsProvider, type ShopActions } from '#src/shop/parts/actions.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { feedStore } from '#src/shop/store/feed.ts';
import { plugPerson, type Person } from '#src/shop/store/person/person.ts';
import type { SessionApi } from '#src/shop/store/account/session-api.ts';
import { resetState } from '#src/shop/store/state.ts';
import { forgetScope } from '#src/sync/scope/forget.ts';
import { discardParked, retryParked } from '#src/sync/outbox/parked.ts';
import { perform } from '#src/sync/outbox/perform.ts';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { NOW, quietPerson } from '#tests/support/quiet-person.ts';
import { actionsWith } from '#tests/support/sync/shop-actions.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

export { NOW };

export interface PersonPage {
  readonly own: Person;
  readonly toast: ReturnType<typeof vi.fn<ShopActions['toast']>>;
  readonly go: ReturnType<typeof vi.fn<ShopActions['go']>>;
  /** Follows a link of this shop. */
  visit(address: string): void;
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
  readonly session?: SessionApi;
  /** What it is kept on, for whoever reads it once the page has let go. */
  readonly disk?: MemoryDisk;
}

/** The device of a person who holds this, until the test ends; nothing is sent. */
export async function device(held: Held = {}): Promise<Person> {
  resetState();
  const store = openMemoryStore(held.disk ?? createMemoryDisk());
  await store.write(['base', 'parked', 'outbox'], async (t) => {
    await t.base.put(held.base ?? []);
    await t.parked.put(held.parked ?? []);
    await t.outbox.put(held.outbox ?? []);
  });
  const deps = { store, contract: SHOP, now: () => NOW, newId: () => crypto.randomUUID(), notify: () => {} };
  const own = quietPerson({
    store,
    customer: held.customer ?? null,
    ...(held.session === undefined ? {} : { session: held.session }),
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
  });
  const end = feedStore(own, () => NOW);
  plugPerson(() => Promise.resolve(own));
  onTestFinished(() => {
    end();
    plugPerson(null);
    resetState();
  });
  return own;
}

export async function showPage(
  own: Person,
  address: string,
  page: () => ReactNode,
  more: Partial<ShopActions> = {},
  frame = smallFrame,
): Promise<PersonPage> {
  const toast = vi.fn<ShopActions['toast']>();
  const go = vi.fn<ShopActions['go']>();
  const actions = actionsWith({ now: () => Date.parse(NOW), go, toast, ...more });
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
        <FrameProvider frame={frame}>
          <RouterProvider router={router} />
        </FrameProvider>
      </ActionsProvider>
    </I18nProvider>,
  );
  const rows = <Name extends TableName>(name: Name) =>
    own.store.read([name], async (t): Promise<readonly Rows[Name][]> => await t[name].all());
  const visit = (to: string) => router.history.push(to);
  return { own, toast, go, visit, rows, changes: () => rows('outbox') };
}
