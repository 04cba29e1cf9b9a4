/** Good calls of the routes of the newsletter: an address that waits, and one that reads it. */
import type { RouteName } from '#core/contract/routes.ts';

import type { Call, Visit, WholeServer } from './whole-server.ts';

export async function letterSamples(server: WholeServer, person: Visit) {
  const [waiting, reading] = ['attend@example.fr', 'lit@example.fr'];
  for (const email of [waiting, reading])
    await person.call('api.newsletter.subscribe', { body: { email, area: 'auto' } });
  await server.post();
  const text = server.mails.findLast(({ to }) => to === waiting)?.text ?? '';
  const { token } = await server.db
    .selectFrom('subscriber')
    .select('token')
    .where('email', '=', reading)
    .executeTakeFirstOrThrow();
  return {
    'api.newsletter.subscribe': { body: { email: 'nouveau@example.fr', area: 'moto' } },
    'api.newsletter.confirm': { body: { token: /\/confirmer\/([\w-]{43})/u.exec(text)?.[1] ?? '' } },
    'api.newsletter.unsubscribe': { body: { token } },
  } satisfies Partial<Record<RouteName, Call>>;
}
