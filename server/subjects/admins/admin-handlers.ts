import type { PeopleRoutes } from '#core/contract/admin/people/routes.ts';
import { CONFIRMED_MS } from '#core/domain/actor/confirmation.ts';
import { giveBack } from '#server/sync/release-groups.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { AdminSession } from '#server/platform/identity/admin-session.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { RequestContext } from '#server/routes/request-context.ts';

import { destroySelf, dropForeignSecondFactor, inviteAgain } from './accounts/help-in.ts';
import type { AdminDeps } from './admin-deps.ts';
import {
  changeAdminPassword,
  confirmAdminPassword,
  forgotAdminPassword,
  resetAdminPassword,
} from './passwords/new-password.ts';
import { updateAdminProfile } from './profile.ts';
import { rolePermissions, syncPermissions } from './roles/sync-permissions.ts';
import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
} from './second-factor/manage.ts';
import { endAdminSession, endAdminSessions, endOwnSession, listAdminSessions } from './sessions/admin-sessions.ts';
import { passSecondFactor, signInAdmin, type AdminBrowser } from './sign-in.ts';
import { lookAtDoor, welcomeAdmin } from './welcome.ts';

/** A handler of each route about who works here, and about what guards their accounts. */
export function adminHandlers(deps: AdminDeps): Handlers<PeopleRoutes> {
  return {
    'api.admin.me': me,
    'api.admin.login': async (call, { body }) => {
      call.enterAdmin(await signInAdmin(deps, await browserOf(call), body));
      return me(call);
    },
    'api.admin.login.second-factor': async (call, { body }) => {
      const session = await call.adminSession();
      call.enterAdmin(await passSecondFactor(deps, await browserOf(call), session, body.code));
      return me(call);
    },
    'api.admin.door': (_, { body }) => lookAtDoor(deps, body.token),
    'api.admin.welcome': async (call, { body }) => {
      call.enterAdmin(await welcomeAdmin(deps, await browserOf(call), body, call.locale));
      return me(call);
    },
    'api.admin.password.forgot': async (call, { body }) => {
      await forgotAdminPassword(deps, call.now, body.email);
      return {};
    },
    'api.admin.password.reset': (call, { body }) => resetAdminPassword(deps, call, body),
    'api.admin.password.change': async (call, { body }) => {
      const session = await required(call);
      const secret = await changeAdminPassword(deps, session, call.now, body);
      call.enterAdmin({ session: secret, remembered: session.remembered });
      return me(call);
    },
    'api.admin.password.confirmed': async () => ({}),
    'api.admin.password.confirm': async (call, { body }) => {
      await confirmAdminPassword(deps, await required(call), call.now, body.currentPassword);
      return { until: new Date(call.now.getTime() + CONFIRMED_MS).toISOString() };
    },
    'api.admin.profile.update': async (call, { body }) => {
      await updateAdminProfile(deps, await required(call), call.now, body);
      call.forgetAdmin();
      return me(call);
    },
    'api.admin.second-factor.begin': async (call) => beginSecondFactor(deps, await required(call)),
    'api.admin.second-factor.enable': async (call, { body }) => ({
      codes: [...(await enableSecondFactor(deps, await required(call), { code: body.code, now: call.now }))],
    }),
    'api.admin.second-factor.disable': async (call) => {
      await disableSecondFactor(deps, await required(call));
      return {};
    },
    'api.admin.second-factor.codes': async (call) => ({
      codes: [...(await renewRecoveryCodes(deps, await required(call)))],
    }),
    'api.admin.sessions.index': async (call) => {
      const { id, actor } = await required(call);
      const sessions = await listAdminSessions(deps.db, actor.id, call.now);
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
    'api.admin.sessions.destroy': async (call, { body }) => {
      const { id, actor } = await required(call);
      const ended =
        body.uuid === null
          ? await endAdminSessions(deps.db, actor.id, id)
          : await endOwnSession(deps.db, actor.id, body.uuid);
      deps.note('admin.sessions.ended', actor.id);
      return { ended };
    },
    'api.admin.profile.destroy': async (call, { body }) => {
      await destroySelf(deps, await required(call), call.now, body);
      call.leaveAdmin();
      return me(call);
    },
    'api.admin.admins.invite': async (call, { params }) => {
      await inviteAgain(deps, (await required(call)).actor, call.now, params.uuid);
      return {};
    },
    'api.admin.admins.drop-second-factor': async (call, { params }) => {
      await dropForeignSecondFactor(deps, (await required(call)).actor, params.uuid);
      return {};
    },
    'api.admin.roles.permissions': async (call, { params }) => rolePermissions(deps, await required(call), params.uuid),
    'api.admin.roles.sync-permissions': async (call, input) =>
      syncPermissions(deps, await required(call), call.now, input),
    'api.admin.logout': async (call, { body }) => {
      const session = await call.adminSession();
      if (session !== null && !session.isPending && body.group !== undefined) {
        await giveBack(deps.db, body.group, { kind: 'admin', id: session.administrator.id });
      }
      if (session !== null) await endAdminSession(deps.db, session.id);
      call.leaveAdmin();
      return me(call);
    },
  };
}

async function me(call: RequestContext) {
  const session = await call.adminSession();
  const isSecondFactorDue = session?.isPending ?? false;
  const admin = session === null || isSecondFactorDue ? null : session.administrator;
  return { admin, isSecondFactorDue, token: call.adminToken() };
}

/** The binder has looked already; a session that ended since is the same as none. */
async function required(call: RequestContext): Promise<AdminSession> {
  const session = await call.adminSession();
  if (session === null || session.isPending) throw new Refusal('session.required');
  return session;
}

async function browserOf(call: RequestContext): Promise<AdminBrowser> {
  const { network, userAgent, now } = call;
  const session = await call.adminSession();
  return { secret: call.adminBrowser(), session: session?.id ?? null, network, userAgent, now };
}
