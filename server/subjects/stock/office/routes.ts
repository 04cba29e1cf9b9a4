/** What is asked of the stock of an article in the back office. */
import type { STOCK_ROUTES } from '#core/contract/admin/stock/routes.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';
import { confirmCount, dropCount } from '#server/subjects/stock/count/close-count.ts';
import { readCountArticles, readCountChoices } from '#server/subjects/stock/count/count-scope.ts';
import { openCount } from '#server/subjects/stock/count/open-count.ts';
import { readCountDesk } from '#server/subjects/stock/count/read-count-desk.ts';
import { stepping } from '#server/routes/stepping.ts';

import { dropArrival, planArrival, receiveArrival } from './arrivals.ts';
import { readStockDesk } from './read-desk.ts';
import { changeStockRules, correctStock, transferStock } from './steps.ts';

export const stockOffice = ({ db, ids }: Pick<ShopTools, 'db' | 'ids'>): Handlers<typeof STOCK_ROUTES> => ({
  'api.admin.stock.desk': (_context, { params }) => readStockDesk(db, params.uuid),
  'api.admin.stock.correct': stepping((step, body) => correctStock(db, step, body)),
  'api.admin.stock.transfer': stepping((step, body) => transferStock(db, step, body)),
  'api.admin.stock.rules': stepping((step, body) => changeStockRules(db, step, body)),
  'api.admin.stock.arrivals.plan': stepping((step, body) => planArrival({ db, ids }, step, body)),
  'api.admin.stock.arrivals.receive': stepping((step, body) => receiveArrival({ db, ids }, step, body)),
  'api.admin.stock.arrivals.drop': stepping((step, body) => dropArrival({ db, ids }, step, body)),
  'api.admin.stock.counts.choices': () => readCountChoices(db),
  'api.admin.stock.counts.store': async (context, { body }) => {
    const { id: admin } = await adminOf(context);
    await openCount({ db, ids }, { admin, now: context.now }, body);
    return {};
  },
  'api.admin.stock.counts.articles': ({ now }, { params, query }) =>
    readCountArticles(db, { uuid: params.uuid, after: query.after ?? '', now }),
  'api.admin.stock.counts.desk': (_context, { params }) => readCountDesk(db, params.uuid),
  'api.admin.stock.counts.confirm': stepping((step) => confirmCount({ db, ids }, step)),
  'api.admin.stock.counts.drop': stepping((step) => dropCount({ db, ids }, step)),
});
