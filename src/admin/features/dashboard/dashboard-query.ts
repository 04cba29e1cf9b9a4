/** What the dashboard looks at, as its address says it, and what the shop is asked for. */
import type { DashboardQuery } from '#core/contract/admin/dashboard/dashboard.ts';
import { COMPARISONS, lastThirtyDays, type Comparison, type Period } from '#core/domain/dashboard/period.ts';
import { addDays } from '#core/domain/shop/day.ts';
import { AREAS } from '#core/domain/shop/area.ts';

export const SPANS = ['today', 'week', 'month', 'quarter', 'thisMonth', 'thisYear', 'dates'] as const;
export type Span = (typeof SPANS)[number];

export interface DashboardChoice {
  readonly span: Span;
  readonly period: Period;
  /** `all` for both. */
  readonly area: 'all' | 'auto' | 'moto';
  readonly compare: Comparison;
}

/** @param today in Paris */
export function periodOf(span: Span, today: string, given: Partial<Period> = {}): Period {
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'quarter':
      return { from: addDays(today, -89), to: today };
    case 'thisMonth':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
    case 'dates': {
      const { from = addDays(today, -29), to = today } = given;
      return from <= to ? { from, to } : { from: to, to: from };
    }
    default:
      return lastThirtyDays(today);
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const dayIn = (text: string | null): string | undefined =>
  text !== null && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const oneOf = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** What cannot be read of an address is as if it were not there. */
export function choiceIn(query: URLSearchParams, today: string): DashboardChoice {
  const span = oneOf(SPANS, query.get('span'), 'month');
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  return {
    span,
    period: periodOf(span, today, { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }),
    area: oneOf(['all', ...AREAS] as const, query.get('area'), 'all'),
    compare: oneOf(COMPARISONS, query.get('compare'), 'previous'),
  };
}

/** The address of a choice: what is so anyway is not in it. */
export function addressOf({ span, period, area, compare }: DashboardChoice): Readonly<Record<string, string>> {
  return {
    ...(span === 'month' ? {} : { span }),
    ...(span === 'dates' ? { from: period.from, to: period.to } : {}),
    ...(area === 'all' ? {} : { area }),
    ...(compare === 'previous' ? {} : { compare }),
  };
}

export const questionOf = ({ period, area, compare }: DashboardChoice): DashboardQuery => ({
  ...period,
  compare,
  ...(area === 'all' ? {} : { area }),
});
