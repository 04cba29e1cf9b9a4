import { Refusal } from '#core/wire/refusal.ts';
import type { RequestContext } from '#server/routes/request-context.ts';
import type { AdminActor } from '#server/platform/identity/admin-session.ts';

/**
 * Who of the back office calls. The binder has looked already: a session that ended since is the same as none.
 * @throws Refusal `session.required`
 */
export async function adminOf(context: Pick<RequestContext, 'admin'>): Promise<AdminActor> {
  const actor = await context.admin();
  if (actor === null) throw new Refusal('session.required');
  return actor;
}
