/** The whole back office in a page, before a shop that answers what a test says. */
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { Administrator } from '#core/contract/admin/people/me.ts';
import { ADMIN_ROUTES } from '#core/contract/admin/routes.ts';
import { RESOURCE_ROUTES } from '#core/contract/admin/resource-routes.ts';
import { PERMISSION_KEYS } from '#core/resources/permissions/permission-keys.ts';
import { answersOf } from '#src/admin/api/answers-of.ts';
import { createOfficeClient } from '#src/admin/api/office-client.ts';
import { createAccount, endInPlace } from '#src/admin/app/account/account.ts';
import { keptAnswers } from '#src/admin/app/account/device.ts';
import { Admin } from '#src/admin/app/admin.tsx';
import { createAdminRouter } from '#src/admin/app/navigation/router.tsx';
import { askToConfirm } from '#src/admin/store/panels.ts';
import { connection, noteReach } from '#src/admin/store/connection.ts';
import { createI18n } from '#src/i18n/i18n.ts';

export const camille: Administrator = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Camille Durand',
  email: 'camille@shop.test',
  role: { uuid: '22222222-2222-4222-8222-222222222222', name: 'Administrateur' },
  permissions: [...PERMISSION_KEYS],
  locale: 'fr_FR',
  hasSecondFactor: false,
  rev: 1,
};

const NOW = '2026-11-23T09:00:00.000Z';

/** Answers by route; a thrown number is a problem of that status with the code beside it. */
export type Shop = Record<string, (body: unknown) => { status: number; body: unknown }>;

export const ok = (body: unknown) => ({ status: 200, body });
export const refused = (status: number, code: string, data: object = {}) => ({ status, body: { code, data } });
export const me = (admin: Administrator | null, more: object = {}) =>
  ok({ admin, isSecondFactorDue: false, token: 'token', ...more });

const table = Object.fromEntries(
  Object.values({ ...ADMIN_ROUTES, ...RESOURCE_ROUTES }).map(({ name, uri, method }) => [
    name,
    { uri, methods: [method] },
  ]),
);

/** Which route an address is of. */
function nameOf(request: Request): string {
  const path = new URL(request.url).pathname.slice(1);
  const found = Object.entries(table).find(
    ([, { uri, methods }]) =>
      methods.some((method) => method === request.method) &&
      new RegExp(`^${uri.replace(/\{\w+\}\??/g, '[^/]+')}$`).test(path),
  );
  return found?.[0] ?? path;
}

export interface Opened {
  readonly path: () => string;
  readonly asked: () => readonly string[];
  readonly goOffline: () => void;
}

/** Opens an address. @param shop what is asked for and not named here is not found */
export async function openOffice(address: string, shop: Shop): Promise<Opened> {
  const asked: string[] = [];
  let isOffline = false;
  connection.online = true;
  const { call } = createOfficeClient({
    fetch: async (request) => {
      if (isOffline) throw new TypeError('Failed to fetch');
      const name = nameOf(request);
      asked.push(name);
      const text = await request.text();
      const body: unknown = text === '' ? null : JSON.parse(text);
      const answer = shop[name]?.(body) ?? refused(404, 'record.unknown');
      return Response.json(answer.body, { status: answer.status });
    },
    table: () => table,
    origin: 'https://shop.test',
    deadline: () => new AbortController().signal,
    log: () => {},
    onSessionEnded: endInPlace,
    confirm: askToConfirm,
    onReach: (online) => noteReach(online, NOW),
  });
  const now = () => NOW;
  const account = createAccount({ call, now, inTurn: (work) => work() });
  await account.begin();
  const router = createAdminRouter({ history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  const office = { call, account, answers: answersOf(keptAnswers), setLocale: () => Promise.resolve(), now };
  render(<Admin i18n={createI18n('fr_FR', {})} router={router} office={office} />);
  return {
    path: () => router.state.location.pathname + router.state.location.searchStr,
    asked: () => asked,
    goOffline: () => {
      isOffline = true;
      noteReach(false, NOW);
    },
  };
}
