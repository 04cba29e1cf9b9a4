/** Good calls of the routes of proposals: asked for and proposed beforehand, one for each. */
import { randomUUID } from 'node:crypto';

import type { RouteName } from '#core/contract/routes.ts';
import { randomIds } from '#server/ids.ts';
import { secretHash } from '#server/platform/secret-hash.ts';
import { proposeQuote } from '#server/subjects/quotes/service/propose-quote.ts';
import { withQuote } from '#server/subjects/quotes/service/quote-work.ts';

import type { Call, WholeServer } from './whole-server.ts';

/** @param like UUID of a quote of this customer that was proposed: copied, since a person asks for few in an hour */
export async function quoteSamples({ db, jobs, clock }: WholeServer, like: string) {
  const { id, ...row } = await db.selectFrom('quote').selectAll().where('uuid', '=', like).executeTakeFirstOrThrow();
  const lines = await db.selectFrom('quote_line').selectAll().where('quote_id', '=', id).execute();
  let count = 0;
  /** A proposal, and the secret of a link to it. */
  const proposed = async (): Promise<{ uuid: string; token: string }> => {
    const uuid = randomUUID();
    const own = { uuid, mut_id: randomUUID(), number: `DEV9900000${++count}`, contact: JSON.stringify(row.contact) };
    const made = await db
      .insertInto('quote')
      .values({ ...row, ...own })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('quote_line')
      .values(
        lines.map((line) => ({
          ...line,
          quote_id: made.id,
          options: JSON.stringify(line.options),
          kit: line.kit === null ? null : JSON.stringify(line.kit),
        })),
      )
      .execute();
    await withQuote({ db, jobs, ids: randomIds }, { uuid, now: clock.now() }, (work, quote) =>
      proposeQuote(work, quote, { lines: new Map(), deliveryDelay: null, conditions: null }),
    );
    const token = randomIds.secret();
    const [created_at, expires_at] = [clock.now(), new Date('2099-12-31T00:00:00Z')];
    await db
      .insertInto('quote_link')
      .values({ id: randomUUID(), quote_id: made.id, secret_hash: secretHash(token), created_at, expires_at })
      .execute();
    return { uuid, token };
  };
  const [shown, accepted, declined, paid] = [await proposed(), await proposed(), await proposed(), await proposed()];
  await db
    .updateTable('quote')
    .set({ state: 'accepted', accepted_at: clock.now() })
    .where('uuid', '=', paid.uuid)
    .execute();
  return {
    'api.quotes.guest.show': { body: { token: shown.token } },
    'api.quotes.guest.accept': { body: { token: accepted.token, version: 2 } },
    'api.quotes.guest.decline': { body: { token: declined.token, version: 2, reason: null } },
    'api.quotes.guest.claim': { body: { token: shown.token } },
    'api.quotes.convert': { body: { area: 'auto', quote: paid.uuid } },
    'api.quotes.pdf': { params: { quote: shown.uuid } },
  } satisfies Partial<Record<RouteName, Call>>;
}
