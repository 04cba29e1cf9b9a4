/** The shop in figures for one period (domain 13), each block from one pass over its tables. */
import type { DashboardAnswer, DashboardQuery } from '#core/contract/admin/dashboard/dashboard.ts';
import { can, type Admin } from '#core/domain/actor/actor.ts';
import { comparedWith, granularityOf, lastThirtyDays, stepsOf } from '#core/domain/dashboard/period.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/database/connection.ts';

import { readBestSellers } from './best-sellers.ts';
import { readFigures } from './figures.ts';
import { readRecent } from './recent.ts';
import type { Asked } from './spans.ts';
import { readSplits } from './splits.ts';
import { readToDo } from './to-do.ts';

/** Amounts only for who holds `dashboard.stats`: for others none leaves the server. */
export async function readDashboard(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Admin,
  { area, from, to, compare }: DashboardQuery,
): Promise<DashboardAnswer> {
  const now = clock.now();
  const period = from === undefined || to === undefined ? lastThirtyDays(dayInParis(now.getTime())) : { from, to };
  const granularity = granularityOf(period);
  const asked: Asked = { period, compared: comparedWith(period, compare), granularity, area: area ?? null, now };
  const withMoney = can(actor, 'dashboard.stats');
  const [figures, toDo, splits, best, recent] = await Promise.all([
    readFigures(db, asked, withMoney),
    readToDo(db, asked, actor),
    readSplits(db, asked, withMoney),
    readBestSellers(db, asked, withMoney),
    readRecent(db, asked, withMoney),
  ]);
  return {
    period,
    compared: asked.compared,
    granularity,
    steps: [...stepsOf(period, granularity)],
    ...figures,
    toDo,
    ...splits,
    best,
    recent,
  };
}
