/**
 * The days on which France works: Monday to Friday without the public holidays (Code du travail, art. L3133-1). Good
 * Friday and 26 December, holidays in Alsace and Moselle alone, are working days here.
 */
import { addDays, weekday } from './day.ts';

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

const EASTER_MONDAY = 1;
const ASCENSION = 39;
const WHIT_MONDAY = 50;

const SATURDAY = 6;

/** Easter Sunday of a year of the Gregorian calendar, by the computation of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * shift + 114;
  return [year, Math.floor(days / 31), (days % 31) + 1].map((part) => String(part).padStart(2, '0')).join('-');
}

/** The eleven public holidays of a year, in their order. */
export function publicHolidays(year: number): readonly string[] {
  const easter = easterSunday(year);
  const moving = [EASTER_MONDAY, ASCENSION, WHIT_MONDAY].map((count) => addDays(easter, count));
  return [...FIXED.map((day) => `${year}-${day}`), ...moving].toSorted();
}

export function isPublicHoliday(day: string): boolean {
  return publicHolidays(Number(day.slice(0, 4))).includes(day);
}

export function isWorkingDay(day: string): boolean {
  return weekday(day) < SATURDAY && !isPublicHoliday(day);
}

/** The day itself, or the first working day after it. */
export function workingDayFrom(day: string): string {
  let next = day;
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

/** So many working days after a day; none: the day itself, or the first working day after it. */
export function addWorkingDays(day: string, count: number): string {
  let next = workingDayFrom(day);
  // From a Saturday, the first working day counts as one.
  let left = next === day ? count : count - 1;
  for (; left > 0; left -= 1) next = workingDayFrom(addDays(next, 1));
  return next;
}
