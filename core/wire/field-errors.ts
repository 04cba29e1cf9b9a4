import type { BaseIssue } from 'valibot';
import { cutText } from '#core/domain/text/cut-text.ts';
import type { FieldError } from '#core/wire/refusal.ts';

/** As many places as anybody mends at once: what is wrong with an input must not weigh more than the input. */
const MOST_PLACES = 20;
const LONGEST_PATH = 120;

/**
 * Places of an input that do not fit, each with the code of its rule. Our schemas give codes as messages; what valibot
 * says itself (English, with the input in it) never leaves.
 */
export function fieldErrors(issues: readonly BaseIssue<unknown>[]): FieldError[] {
  return issues.slice(0, MOST_PLACES).map(fieldError);
}

function fieldError(issue: BaseIssue<unknown>): FieldError {
  const path = cutText(issue.path?.map((item) => String(item.key)).join('.') ?? '', LONGEST_PATH);
  if (issue.type === 'strict_object' && issue.expected === 'never') return { path, code: 'key.unknown' };
  const ours = /^[a-z][A-Za-z]*(?:\.[a-z][A-Za-z]*)*$/.test(issue.message);
  const requirement = 'requirement' in issue ? issue.requirement : undefined;
  const code = ours ? issue.message : issue.received === 'undefined' ? 'required' : 'value.invalid';
  return typeof requirement === 'number' ? { path, code, data: { limit: requirement } } : { path, code };
}
