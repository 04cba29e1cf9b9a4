/** A page of the back office at its address: the real router, session and header, and a shop that answers what a test says. */
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { answersOf } from '#src/admin/api/answers-of.ts';
import { PageHead } from '#src/admin/app/layout/page-head.tsx';
import { OfficeProvider, type Office } from '#src/admin/port/office.tsx';
import { OFFICE_SENTENCES } from '#src/admin/forms/office-sentences.ts';
import { header } from '#src/admin/store/header.ts';
import { showSession } from '#src/admin/store/session.ts';
import { openKeptAnswers, type KeptAnswers } from '#src/db/kept-answers.ts';
import { SentencesProvider } from '#src/forms/sentences.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

export const NOW = '2026-11-21T13:02:00.000Z';

/** Who sits before it. */
export interface Reader {
  readonly owner?: string;
  readonly permissions?: readonly string[];
}

interface Drawn extends Reader {
  readonly address: string;
  readonly Page: ComponentType;
  /** Answers the calls of the page. */
  readonly call: unknown;
}

const isCall = (call: unknown): call is Office['call'] => typeof call === 'function';

/** What a device keeps for somebody lasts from page to page. */
const devices = new Map<string, KeptAnswers>();
function keptFor(owner: string): KeptAnswers {
  const kept = devices.get(owner) ?? openKeptAnswers(owner, null);
  devices.set(owner, kept);
  return kept;
}

export async function drawPage({ address, Page, call, ...reader }: Drawn) {
  const { owner = crypto.randomUUID(), permissions = PERMISSION_KEYS } = reader;
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
  /* as in a browser that has opened no tab yet: the one of a test before stays in the store otherwise */
  header.activeTab = null;
  const history = createMemoryHistory({ initialEntries: [address] });
  const WithHead = () => (
    <>
      <PageHead />
      <Page />
    </>
  );
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$', component: WithHead })]),
    history,
    parseSearch: (text) => (text.length > 1 ? { raw: text.slice(1) } : {}),
    stringifySearch: ({ raw }: { raw?: string }) => (raw === undefined || raw === '' ? '' : `?${raw}`),
  });
  await router.load();
  if (!isCall(call)) throw new Error('the shop answers no calls');
  const kept = keptFor(owner);
  const office: Office = {
    call,
    answers: answersOf(() => Promise.resolve(kept)),
    account: { takeIn: () => Promise.resolve(), signOut: () => Promise.resolve() },
    setLocale: () => Promise.resolve(),
    now: () => NOW,
  };
  const view = render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <SentencesProvider own={OFFICE_SENTENCES}>
        <OfficeProvider office={office}>
          <RouterProvider router={router} />
        </OfficeProvider>
      </SentencesProvider>
    </I18nProvider>,
  );
  return { ...view, owner, place: () => history.location.href };
}
