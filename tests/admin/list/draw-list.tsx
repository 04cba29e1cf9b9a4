/** A list on its page: the real router, session and header, and a shop of a few rows. */
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { answersOf } from '#src/admin/api/answers-of.ts';
import { useShownActions } from '#src/admin/port/header-actions.ts';
import { OfficeProvider, type Office } from '#src/admin/port/office.tsx';
import { showSession } from '#src/admin/store/session.ts';
import { ListScreen, type ListOverrides } from '#src/admin/screens/list/list-screen.tsx';
import { openKeptAnswers } from '#src/db/kept-answers.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import type { ShopOfRows } from './shop-of-rows.ts';

const ANNA = {
  id: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a01',
  name: 'Anna Morel',
  email: 'anna@example.fr',
  role: { uuid: '0d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a02', name: 'Administrateur' },
  locale: 'fr_FR',
  hasSecondFactor: false,
  rev: 1,
} as const;

interface Drawn {
  search?: string;
  permissions?: readonly string[];
  overrides?: ListOverrides;
  kept?: ReturnType<typeof openKeptAnswers>;
}

/** Beside the list, as the frame has it. */
const Head = () => <header>{useShownActions()}</header>;

const isCall = (call: unknown): call is Office['call'] => typeof call === 'function';

export async function drawList(
  shop: ShopOfRows,
  { search = '', permissions = PERMISSION_KEYS, overrides = {}, kept = openKeptAnswers('anna', null) }: Drawn = {},
) {
  showSession('signedIn', { ...ANNA, permissions: [...permissions] });
  const path = adminHref(`admin.${shop.resource.name}`);
  const history = createMemoryHistory({ initialEntries: [path + search] });
  const Page = () => (
    <>
      <Head />
      <ListScreen resource={shop.resource} overrides={overrides} />
    </>
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
    history,
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: ({ raw }: { raw?: string }) => (raw === undefined || raw === '' ? '' : `?${raw}`),
  });
  await router.load();
  const call: unknown = shop.call;
  if (!isCall(call)) throw new Error('the shop answers no calls');
  const office: Office = {
    call,
    answers: answersOf(() => Promise.resolve(kept)),
    account: { takeIn: () => Promise.resolve(), signOut: () => Promise.resolve() },
    setLocale: () => Promise.resolve(),
    now: () => '2026-11-21T13:05:00.000Z',
  };
  const view = render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <OfficeProvider office={office}>
        <RouterProvider router={router} />
      </OfficeProvider>
    </I18nProvider>,
  );
  return {
    ...view,
    /** Where one is now, decoded. */
    place: () => decodeURIComponent(history.location.href),
    follow: (href: string | null) => router.navigate({ href: href ?? '' }),
    back: () => history.back(),
  };
}
