/** A form on its page: the real router, session, header and drafts, and a shop of one record. */
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { PERMISSION_KEYS } from '#core/domain/actor/permission-keys.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { answersOf } from '#src/admin/api/answers-of.ts';
import { PageHead } from '#src/admin/app/layout/page-head.tsx';
import { OfficeProvider, type Office } from '#src/admin/app/port/office.tsx';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { showSession } from '#src/admin/store/session.ts';
import { openKeptAnswers } from '#src/db/kept-answers.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import type { oneRecord } from './one-record.ts';
import { sources } from './sources.ts';

export const NOW = '2026-11-21T13:02:00.000Z';

interface Drawn {
  /** Null: a new one. */
  id: string | null;
  owner?: string;
  permissions?: readonly string[];
  search?: string;
}

const isCall = (call: unknown): call is Office['call'] => typeof call === 'function';

export async function drawForm(shop: ReturnType<typeof oneRecord>, drawn: Drawn) {
  const { id, owner = crypto.randomUUID(), permissions = PERMISSION_KEYS, search = '' } = drawn;
  showSession('signedIn', {
    id: owner,
    name: 'Anna Morel',
    email: 'anna@example.fr',
    role: { uuid: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a02', name: 'Administrateur' },
    locale: 'fr_FR',
    hasSecondFactor: false,
    rev: 1,
    permissions: [...permissions],
  });
  const place =
    id === null ? adminHref('admin.inventory-sources.create') : adminHref('admin.inventory-sources.edit', { id });
  const history = createMemoryHistory({ initialEntries: [place + search] });
  const Page = () => (
    <>
      <PageHead />
      <FormScreen resource={sources} />
    </>
  );
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$', component: Page })]),
    history,
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: ({ raw }: { raw?: string }) => (raw === undefined || raw === '' ? '' : `?${raw}`),
  });
  await router.load();
  const call: unknown = shop.call;
  if (!isCall(call)) throw new Error('the shop answers no calls');
  const kept = openKeptAnswers(owner, null);
  const office: Office = {
    call,
    answers: answersOf(() => Promise.resolve(kept)),
    account: { takeIn: () => Promise.resolve(), signOut: () => Promise.resolve() },
    setLocale: () => Promise.resolve(),
    now: () => NOW,
  };
  const view = render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <OfficeProvider office={office}>
        <RouterProvider router={router} />
      </OfficeProvider>
    </I18nProvider>,
  );
  return { ...view, owner, place: () => history.location.href };
}
