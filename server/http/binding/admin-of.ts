import type { Admin } from '#core/domain/actor/actor.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RequestContext } from '#server/http/session/request-context.ts';

/**
 * Who of the back office calls. The binder has looked already: a session that ended since is the same as none.
 * @throws Refusal `session.required`
 */
export async function adminOf(context: Pick<RequestContext, 'admin'>): Promise<Admin> {
  const actor = await context.admin();
  if (actor === null) throw new Refusal('session.required');
  return actor;
}
