/** What stored values look like: nothing is known of them until they were looked at. */
export type Values = Readonly<Record<string, unknown>>;

export interface TitledLink {
  readonly href: string;
  readonly text: string;
}
export interface Place {
  readonly address: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}
/** A row with an id by which it is merged, and the layout it was made by where there are several. */
export interface NamedRow {
  readonly id: string;
  readonly layout?: string;
  readonly values: Values;
}

export const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
export const isTitledLink = (value: unknown): value is TitledLink =>
  isRecord(value) && isText(value['href']) && isText(value['text']);
export const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  isText(value['address']) &&
  [value['latitude'], value['longitude']].every((one) => one === null || isNumber(one));
export const isNamedRow = (value: unknown): value is NamedRow =>
  isRecord(value) && isText(value['id']) && isRecord(value['values']);

export const textIn = (value: unknown): string => (isText(value) ? value : '');
export const textsIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);
export const valuesIn = (value: unknown): Values => (isRecord(value) ? value : {});

/** Whether there is nothing of a value, in whichever way it says so. */
export const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isTitledLink(value) && value.href === '') ||
  (isPlace(value) && value.address.trim() === '');

/** What is meant by a value of whatever type: nothing is nothing, and spaces around a text say nothing. */
export function meaningOf(value: unknown): string | number | boolean | null {
  if (isText(value)) return value === '' ? null : value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : null;
}
