/**
 * Opening hours as shopkeepers write them: « Du lundi au vendredi : 9 h – 12 h, 14 h – 18 h 30 », « le samedi de 9 h à
 * 12 h ». What cannot be read says nothing, and nothing is refused for it.
 */

/** Minutes after midnight. */
interface Opening {
  readonly from: number;
  readonly to: number;
}

/** By day of the week, 0 for Monday; a day without an entry is closed. */
type OpeningHours = ReadonlyMap<number, readonly Opening[]>;

const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const RANGE: ReadonlySet<string> = new Set(['au', 'a', '-', '–']);
const LAST_MINUTE = 24 * 60;

/** « 7j/7 » and the like are not read: at least one day and one opening have to be named. */
export function readOpeningHours(text: string): OpeningHours | null {
  const hours = new Map<number, Opening[]>();
  for (const { days, times } of groupsIn(tokensOf(text))) {
    if (times === null || times.length % 2 === 1) return null;
    for (const day of days) {
      const openings = times.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: times[at + 1] ?? from }] : []));
      if (openings.some(({ from, to }) => to <= from || to > LAST_MINUTE)) return null;
      hours.set(day, [...(hours.get(day) ?? []), ...openings]);
    }
  }
  return [...hours.values()].some((openings) => openings.length > 0) ? hours : null;
}

const tokensOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z]+|\d+|[-–:]/gu) ?? [];

const dayOf = (token: string): number =>
  token.length < 3
    ? -1
    : DAYS.findIndex((day) => day === token || `${day}s` === token || (token.length === 3 && day.startsWith(token)));

interface Group {
  readonly days: readonly number[];
  /** Null where something stands that is no time. */
  readonly times: readonly number[] | null;
}

/** Days and the times behind them. */
function groupsIn(tokens: readonly string[]): readonly Group[] {
  const groups: { days: number[]; times: number[] | null }[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    const last = groups.at(-1);
    const day = dayOf(token);
    if (day >= 0) {
      const isSame = last !== undefined && last.times?.length === 0;
      const group = isSame ? last : { days: [], times: [] };
      if (!isSame) groups.push(group);
      const first = group.days.at(-1);
      if (first !== undefined && RANGE.has(tokens[at - 1] ?? ''))
        for (let one = first + 1; one < day; one++) group.days.push(one);
      group.days.push(day);
      at += 1;
      continue;
    }
    if (/^\d/u.test(token) && last !== undefined) {
      const time = timeAt(tokens, at);
      if (time === null) last.times = null;
      else last.times?.push(time.minutes);
      at += time?.length ?? 1;
      continue;
    }
    at += 1;
  }
  return groups;
}

/** « 9 h », « 9h30 », « 18:30 ». */
function timeAt(tokens: readonly string[], at: number): { minutes: number; length: number } | null {
  const [hour, mark, minute, next] = tokens.slice(at, at + 4);
  if (mark !== 'h' && mark !== ':') return null;
  const hasMinutes = minute !== undefined && /^\d\d$/u.test(minute) && next !== 'h' && next !== ':';
  const minutes = Number(hour) * 60 + (hasMinutes ? Number(minute) : 0);
  return minutes > LAST_MINUTE ? null : { minutes, length: hasMinutes ? 3 : 2 };
}

/** @param day `YYYY-MM-DD` */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** How long a visit is reckoned with, minutes. */
const VISIT = 30;

/** The times of a day, `HH:MM`, at which a visit may begin; none where the place is closed. */
export function visitTimes(hours: OpeningHours, day: string): readonly string[] {
  return (hours.get(weekdayOf(day)) ?? []).flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / VISIT)) }, (_, at) => clock(from + at * VISIT)),
  );
}

/** Whether a visit at this time of this day ends before the place closes. */
export function isOpenAt(hours: OpeningHours, day: string, time: string): boolean {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const begin = hour * 60 + minute;
  return (hours.get(weekdayOf(day)) ?? []).some(({ from, to }) => begin >= from && begin + VISIT <= to);
}
