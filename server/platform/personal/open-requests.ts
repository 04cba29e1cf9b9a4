import { sql, type RawBuilder } from 'kysely';

import { OPEN_REQUESTS } from '#core/domain/account/open-requests.ts';

/**
 * That a request about data is not answered yet. In words of the statement itself, as a partial index (`data_request_open`)
 * has to be named.
 * @param column the state of the request
 */
export const isOpenRequest = (column = 'status'): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(OPEN_REQUESTS.map((status) => sql.lit(status)))})`;
