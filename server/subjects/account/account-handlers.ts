import type { OnlineRoutes } from '#core/contract/online-routes.ts';
import { Refusal } from '#core/wire/refusal.ts';

import { customerPerson } from '#server/platform/person.ts';
import { giveBack } from '#server/sync/release-groups.ts';
import type { Session } from '#server/platform/identity/session.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { RequestContext } from '#server/routes/request-context.ts';

import type { AccountDeps } from './account-deps.ts';
import { borrow } from './borrowing/borrow.ts';
import { endBorrowing } from './borrowing/end-borrowing.ts';
import { destroyAccount } from './closure/destroy-account.ts';
import { askForData, dataFile, listData } from './data/data-requests.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords/new-password.ts';
import { askForEmail, proveAddress } from './registration/prove-address.ts';
import { readMe } from './sessions/read-me.ts';
import { register, resend } from './registration/register.ts';
import { endSessionEverywhere, endSessions, listSessions } from './sessions/sessions.ts';
import { arrive, handOver } from './sign-in/hand-over.ts';
import { signIn } from './sign-in/sign-in.ts';

type AccountRoutes = Pick<
  OnlineRoutes,
  | 'api.me'
  | 'api.auth.login'
  | 'api.auth.register'
  | 'api.auth.logout'
  | 'api.auth.hand-over'
  | 'api.auth.arrive'
  | 'api.auth.borrow'
  | 'api.auth.forgot'
  | 'api.auth.reset'
  | 'api.auth.verify'
  | 'api.auth.resend'
  | 'api.account.password'
  | 'api.account.email'
  | 'api.account.sessions.index'
  | 'api.account.sessions.destroy'
  | 'api.account.destroy'
  | 'api.account.data-requests.index'
  | 'api.account.data-requests.store'
  | 'api.account.data-requests.show'
>;

/** A handler of each route about who is there, and about what guards an account. */
export function accountHandlers(deps: AccountDeps): Handlers<AccountRoutes> {
  const me = async (call: RequestContext) => {
    const session = await call.session();
    const customer = session === null ? null : await readMe(deps.db, session);
    const { by, until } = session?.borrowed ?? {};
    const borrowed = by === undefined || until === undefined ? null : { by, until: until.toISOString() };
    return { customer, borrowed, permissions: [], csrfToken: await call.csrfToken() };
  };
  return {
    'api.me': me,
    'api.auth.login': async (call, { body }) => {
      const former = await call.session();
      const browser = { ...facts(call), visitor: await call.visitor(), session: former?.id ?? null };
      call.enter(await signIn(deps, browser, body));
      return me(call);
    },
    'api.auth.register': (call, { body }) => register(deps, call, body),
    'api.auth.logout': async (call, { body }) => {
      const session = await call.session();
      const isBorrowed = session !== null && session.borrowed !== null;
      // Before the session ends: what is owed is told again until it has been heard whole.
      if (session !== null && body.group !== undefined) {
        await giveBack(deps.db, body.group, customerPerson(session.customer));
      }
      if (isBorrowed) await endBorrowing(deps.db, session.id, call.now);
      else if (session !== null && body.everywhere) {
        await endSessions(deps.db, session.customer);
        deps.note('sessions.ended', session.customer);
      } else if (session !== null) await endSessionEverywhere(deps.db, session.id);
      call.leave();
      return me(call);
    },
    'api.auth.hand-over': async (call) => ({ secret: await handOver(deps, await required(call), call) }),
    'api.auth.arrive': async (call, { body }) => {
      if ((await call.session()) !== null) return me(call);
      const browser = { ...facts(call), visitor: await call.visitor(), session: null };
      call.enter(await arrive(deps, browser, call.host, body));
      return me(call);
    },
    'api.auth.borrow': async (call, { body }) => {
      const adminSession = (await call.admin()) === null ? null : await call.adminSession();
      if (adminSession === null) throw new Refusal('auth.linkExpired');
      if ((await call.session()) !== null) throw new Refusal('session.taken');
      const { session, secret } = await borrow(deps, { ...body, ...facts(call), adminSession: adminSession.id });
      call.enterAs(session, secret);
      return me(call);
    },
    'api.auth.forgot': async (call, { body }) => {
      await forgotPassword(deps, call, body.email);
      return {};
    },
    'api.auth.reset': (call, { body }) => resetPassword(deps, call, body),
    'api.auth.verify': (call, { body }) => proveAddress(deps, body, call.now),
    'api.auth.resend': async (call, { body }) => {
      await resend(deps, call, body);
      return {};
    },
    'api.account.password': async (call, { body }) => {
      const session = await required(call);
      call.renew(session, await changePassword(deps, session, call, body));
      return { csrfToken: await call.csrfToken() };
    },
    'api.account.email': async (call, { body }) => {
      await askForEmail(deps, await required(call), call, body);
      return {};
    },
    'api.account.sessions.index': async (call) => {
      const { id, customer } = await required(call);
      const sessions = await listSessions(deps.db, customer, call.now);
      return {
        sessions: sessions.map((one) => ({
          uuid: one.id,
          isCurrent: one.id === id,
          browser: one.browser,
          createdAt: one.created_at.toISOString(),
          seenAt: one.seen_at.toISOString(),
        })),
      };
    },
    'api.account.sessions.destroy': async (call) => {
      const { id, customer } = await required(call);
      const ended = await endSessions(deps.db, customer, id);
      deps.note('sessions.ended', customer);
      return { ended };
    },
    'api.account.data-requests.index': async (call) => listData(deps.db, (await required(call)).customer, call.now),
    'api.account.data-requests.store': async (call, { body }) =>
      askForData(deps, await required(call), call, body.currentPassword),
    'api.account.data-requests.show': async (call, { params }) =>
      dataFile(deps.db, (await required(call)).customer, params.uuid, call.now),
    'api.account.destroy': async (call, { body }) => {
      await destroyAccount(deps, await required(call), call, body.currentPassword);
      call.leave();
      return { csrfToken: await call.csrfToken() };
    },
  };
}

const facts = ({ network, userAgent, now }: RequestContext) => ({ network, userAgent, now });

/** The binder has looked already; a session that ended since is the same as none. */
async function required(call: RequestContext): Promise<Session> {
  const session = await call.session();
  if (session === null) throw new Refusal('session.required');
  return session;
}
