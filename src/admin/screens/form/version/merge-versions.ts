/**
 * Two versions of a record that began as one: what only one of them changed is taken over by itself, what both changed
 * is for the person to decide (design §1, law 2).
 */
import { differences } from '#core/resources/field-set.ts';
import { valueAt, withValue, type FieldPlace, type RecordValues } from './record-values.ts';

export interface Merged {
  /** What both agree on, and until the person has chosen, mine where they do not. */
  readonly values: RecordValues;
  /** Places that only one of them changed. */
  readonly together: readonly { readonly place: FieldPlace; readonly by: 'mine' | 'theirs' }[];
  /** Places that both changed, each otherwise. */
  readonly disputed: readonly FieldPlace[];
}

/** Whether two versions mean the same at a place; a channel's own empty value is not what it inherits. */
export function isSameAt({ path, field, channel }: FieldPlace, one: RecordValues, other: RecordValues): boolean {
  const [a, b] = [valueAt(one, path), valueAt(other, path)];
  if (channel !== undefined && (a === undefined) !== (b === undefined)) return false;
  return differences({ value: field }, { value: a }, { value: b }).length === 0;
}

/** Places at which two versions differ, in the order of the form. */
export const differingPlaces = (
  places: readonly FieldPlace[],
  one: RecordValues,
  other: RecordValues,
): readonly FieldPlace[] => places.filter((place) => !isSameAt(place, one, other));

/** @param base what both began on */
export function mergeVersions(
  places: readonly FieldPlace[],
  base: RecordValues,
  mine: RecordValues,
  theirs: RecordValues,
): Merged {
  let values = mine;
  const together: Merged['together'][number][] = [];
  const disputed: FieldPlace[] = [];
  for (const place of places) {
    if (isSameAt(place, mine, theirs)) continue;
    if (isSameAt(place, mine, base)) {
      values = withValue(values, place.path, valueAt(theirs, place.path));
      together.push({ place, by: 'theirs' });
    } else if (isSameAt(place, theirs, base)) together.push({ place, by: 'mine' });
    else disputed.push(place);
  }
  return { values, together, disputed };
}
