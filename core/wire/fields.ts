/**
 * The fields that several routes share, each validated once for both sides. The message of a rule is its code:
 * sentences are made on the device (design §3). Codes read `field.rule`, generic ones `required`, `text.tooLong`…
 */
import * as v from 'valibot';
import * as shapes from '#core/domain/fields/common-shapes.ts';
import { normaliseEmail } from '#core/domain/text/email.ts';

/** @param faultOf the code of what is wrong with a text */
// @__NO_SIDE_EFFECTS__
const shaped = (faultOf: (text: string) => string | null) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? faultOf(dataset.value) : null;
    if (message !== null) addIssue({ message });
  });

/** In lower case: a record has one key, however its id was written. */
export const uuid = v.pipe(v.string('required'), v.toLowerCase(), shaped(shapes.uuidFault));
export const area = v.picklist(['auto', 'moto'], 'area.invalid');
export const money = v.pipe(
  v.number('number.invalid'),
  v.safeInteger('number.invalid'),
  v.minValue(0, 'number.tooSmall'),
);
/** A revision, a version or a place in a queue: more than anybody will count to is no number of ours. */
export const counter = (least: number) =>
  v.pipe(
    v.number('number.invalid'),
    v.safeInteger('number.invalid'),
    v.minValue(least, 'number.tooSmall'),
    v.maxValue(2 ** 31 - 1, 'number.tooLarge'),
  );
/** Revision of what a person edits: the one that was seen. */
export const rev = counter(1);
/**
 * Random id of the revision a change stands on: a restored shop comes to the same number again, and never to the same id;
 * changes of builds before name its number alone.
 */
export const baseRevId = v.optional(uuid);
/** Which revision was seen: by its number, and by its id, where its author has heard of it (rule S85). */
export const seenRevision = { rev, baseRevId };
/** Id of a revision that is told: a shop of a build before tells none. */
export const toldRevId = v.optional(v.string());
/** Random id of the revision a change makes, so that the next one of its author can stand on it before the shop has answered. */
export const madeRevId = v.optional(uuid);
/**
 * Which version of what its author proposes was read: by its number, and by its id, where the reader has heard of it; a
 * restored shop comes to the same number again (decision 41).
 */
export const seenVersion = { version: counter(1), versionId: v.optional(uuid) };
export const instant = v.pipe(v.string('required'), v.isoTimestamp('instant.invalid'));
/** A day that exists, `YYYY-MM-DD`, in years a form can mean. */
export const day = v.pipe(v.string('required'), shaped(shapes.dayFault));
export const quantity = v.pipe(
  v.number('number.invalid'),
  v.integer('number.invalid'),
  v.minValue(0, 'number.tooSmall'),
  v.maxValue(999, 'number.tooLarge'),
);
export const slug = v.pipe(v.string('required'), v.maxLength(200, 'text.tooLong'), shaped(shapes.slugFault));

/**
 * A list of at most so many. It is measured before its items are judged, and no more of them are than show that it is too
 * long: each wrong item is a place to name, and a million zeros would be a million of them.
 */
export function listOf<const Item extends v.GenericSchema>(item: Item, most: number) {
  const judged = v.pipe(
    v.array(item),
    v.check((list) => list.length <= most, 'list.tooLong'),
  );
  const run: (typeof judged)['~run'] = ({ value, ...dataset }, config) =>
    judged['~run']({ ...dataset, value: Array.isArray(value) ? value.slice(0, most + 1) : value }, config);
  return { ...judged, '~run': run };
}

/** A required line of text, trimmed, at most `max` characters. */
export function line(max: number) {
  return v.pipe(v.string('required'), v.trim(), v.minLength(1, 'required'), v.maxLength(max, 'text.tooLong'));
}

/** A line or text that may be left empty; empty means `null`. */
export function optionalText(max: number) {
  return v.nullable(v.pipe(v.string('text.invalid'), v.trim(), v.maxLength(max, 'text.tooLong')));
}

/** Specification §5, helper checks; kept in lower case (domain 7.1). */
export const email = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  shaped(shapes.emailFault),
  v.transform(normaliseEmail),
);
