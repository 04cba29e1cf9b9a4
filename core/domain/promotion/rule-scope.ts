import type { Area } from '#core/domain/shop/area.ts';
import { dayInParis } from '#core/domain/shop/paris-time.ts';

/** Where, when and for whom a rule of the shop counts (domain 3.2, 3.3). */
export interface RuleScope {
  readonly enabled: boolean;
  /** First and last day in Paris, `YYYY-MM-DD`, both included; an open end is null. */
  readonly startsFrom: string | null;
  readonly endsTill: string | null;
  readonly areas: readonly Area[];
  /** Codes of customer groups; visitors are `guest`. */
  readonly groups: readonly string[];
}

/** Who buys, where and when. */
export interface Occasion {
  readonly area: Area;
  readonly group: string;
  readonly nowMs: number;
}

/** Where now stands to the rule's days. */
export function ruleWindow({ startsFrom, endsTill }: RuleScope, nowMs: number): 'before' | 'open' | 'over' {
  const day = dayInParis(nowMs);
  if (startsFrom !== null && day < startsFrom) return 'before';
  return endsTill !== null && day > endsTill ? 'over' : 'open';
}

/** True for a rule that counts for this person, here and now. */
export function isInForce(rule: RuleScope, { area, group, nowMs }: Occasion): boolean {
  return rule.enabled && ruleWindow(rule, nowMs) === 'open' && rule.areas.includes(area) && rule.groups.includes(group);
}

interface Ranked {
  readonly id: string;
  readonly sortOrder: number;
  readonly endOtherRules: boolean;
}

/** The order rules are tried in: by their place, then by id (domain 3.2). */
export function inOrder<Rule extends Ranked>(rules: readonly Rule[]): Rule[] {
  return rules.toSorted((a, b) => a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : Number(a.id > b.id)));
}

/** The rules that match, in their order, until one of them ends the others. */
export function untilEnded<Rule extends Ranked>(rules: readonly Rule[], matches: (rule: Rule) => boolean): Rule[] {
  const taken: Rule[] = [];
  for (const rule of inOrder(rules)) {
    if (!matches(rule)) continue;
    taken.push(rule);
    if (rule.endOtherRules) break;
  }
  return taken;
}
