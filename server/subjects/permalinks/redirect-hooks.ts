import { sql } from 'kysely';

import { wrongAt } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

export const redirectHooks: WriteHooks = {
  /** Nothing leads back to itself, neither at once nor by another redirect. */
  async beforeWrite({ trx, after }) {
    if (after === null) return;
    const [from, to] = [after['fromPath'], after['toPath']];
    const { rows } = await sql`select 1 from redirect where from_path = ${to} and to_path = ${from}`.execute(trx);
    if (from === to || rows.length > 0) throw wrongAt('toPath', 'redirect.loop');
  },
  /** Chains are flattened: what led here leads on, and what leads on from there is where this leads. */
  async afterWrite({ trx, now, after }) {
    if (after === null) return;
    await sql`update redirect as one set to_path = next.to_path, updated_at = ${now},
        rev = one.rev + case when one.from_path = ${after['fromPath']} then 0 else 1 end
      from redirect as next where one.to_path = next.from_path
        and (one.from_path = ${after['fromPath']} or next.from_path = ${after['fromPath']})`.execute(trx);
  },
};
