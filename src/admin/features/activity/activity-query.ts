/** What the log of activity is asked for, as its address says it; what is no question is left out. */
import * as v from 'valibot';
import { activityRoute } from '#core/contract/admin/office/activity.ts';

const NAMES = ['actor', 'resource', 'action', 'from', 'to', 'before'] as const;
export type ActivityName = (typeof NAMES)[number];

export type ActivityWords = Readonly<Partial<Record<ActivityName, string>>>;

/** Each word is held against the route's own schema: one that is wrong takes no other with it. */
export function wordsIn(query: URLSearchParams): ActivityWords {
  const schema = activityRoute.query ?? v.never();
  return Object.fromEntries(
    NAMES.flatMap((name): [string, string][] => {
      const value = query.get(name);
      return value !== null && value !== '' && v.is(schema, { [name]: value }) ? [[name, value]] : [];
    }),
  );
}

/** Another question begins at the newest entry. */
export const withWord = (words: ActivityWords, name: ActivityName, value: string): ActivityWords => {
  const { before: _page, [name]: _former, ...others } = words;
  return value === '' ? others : { ...others, [name]: value };
};
