/** Good calls of the routes of alerts: one that waits to be confirmed, one that is ended. */
import type { RouteName } from '#core/contract/routes.ts';

import type { Call, Visit, WholeServer } from './whole-server.ts';

export async function alertSamples(server: WholeServer, person: Visit) {
  const { sku } = await server.db
    .selectFrom('product')
    .select('sku')
    .where('id', '=', server.products.pads)
    .executeTakeFirstOrThrow();
  const [confirmed, ended] = ['guette@example.fr', 'renonce@example.fr'];
  for (const email of [confirmed, ended]) await person.call('api.stock-alerts.store', { body: { email, sku } });
  await server.post();
  const tokenOf = (to: string): string => {
    const text = server.mails.findLast((mail) => mail.to === to)?.text ?? '';
    return /\/alerte\/([\w-]{43})/u.exec(text)?.[1] ?? '';
  };
  return {
    'api.stock-alerts.store': { body: { email: 'attend-aussi@example.fr', sku } },
    'api.stock-alerts.confirm': { body: { token: tokenOf(confirmed) } },
    'api.stock-alerts.destroy': { body: { token: tokenOf(ended) } },
  } satisfies Partial<Record<RouteName, Call>>;
}
