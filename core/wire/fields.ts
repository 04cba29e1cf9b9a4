/**
 * The fields that several routes share, each validated once for both sides. The message of a rule is its code:
 * sentences are made on the device (design §3). Codes read `field.rule`, generic ones `required`, `text.tooLong`…
 */
import * as v from 'valibot';
import { isApeCode, normaliseApeCode } from '#core/domain/company/ape-code.ts';
import { isVatNumber, normaliseVatNumber } from '#core/domain/company/vat-number.ts';
import { normaliseWebsite } from '#core/domain/company/website.ts';
import { isEmail } from '#core/domain/text/email.ts';
import { normalisePhone } from '#core/domain/text/phone.ts';
import { isPostcode } from '#core/domain/text/postcode.ts';
import { isSiret } from '#core/domain/company/siret.ts';

/** In lower case: a record has one key, however its id was written. */
export const uuid = v.pipe(v.string('required'), v.uuid('uuid.invalid'), v.toLowerCase());
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
export const day = v.pipe(
  v.string('required'),
  v.isoDate('date.invalid'),
  v.check((text) => text >= '1900' && existsInCalendar(text), 'date.invalid'),
);
export const quantity = v.pipe(
  v.number('number.invalid'),
  v.integer('number.invalid'),
  v.minValue(0, 'number.tooSmall'),
  v.maxValue(999, 'number.tooLarge'),
);
export const slug = v.pipe(
  v.string('required'),
  v.maxLength(200, 'text.tooLong'),
  v.regex(/^[a-z0-9-]+$/, 'slug.invalid'),
);

/** `2026-02-31` has the right shape and is no day: a database would fail on it. */
function existsInCalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

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
  v.check(isEmail, 'email.invalid'),
  v.toLowerCase(),
);

/** A French number whose last digits are missing. */
const isShortPhone = (text: string): boolean => /^0\d{0,8}$/.test(text.replace(/[\s.-]/g, ''));

/** French number in any accepted form, or E.164 (domain 7.1); answers E.164. */
export const phone = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.check((text) => !isShortPhone(text), 'phone.incomplete'),
  v.check((text) => normalisePhone(text) !== null, 'phone.invalid'),
  v.transform((text) => normalisePhone(text) ?? text),
);

export const postcode = v.pipe(
  v.string('required'),
  v.trim(),
  v.minLength(1, 'required'),
  v.check(isPostcode, 'postcode.invalid'),
);

/** Fourteen digits with the Luhn key, or the La Poste rule (domain 4.7). Spaces are dropped. */
export const siret = v.pipe(
  v.string('required'),
  v.transform((text) => text.replace(/\s/g, '')),
  v.minLength(1, 'required'),
  v.check((text) => !/^\d{1,13}$/.test(text), 'siret.incomplete'),
  v.check(isSiret, 'siret.invalid'),
);

/** The web address of a company, with its scheme. */
export const website = v.pipe(
  v.string('text.invalid'),
  v.trim(),
  v.check((text) => normaliseWebsite(text) !== null, 'website.invalid'),
  v.transform((text) => normaliseWebsite(text) ?? text),
);

export const vatNumber = v.pipe(
  v.string('text.invalid'),
  v.transform(normaliseVatNumber),
  v.check(isVatNumber, 'vat.invalid'),
);

/** Activity code of a French company. */
export const apeCode = v.pipe(
  v.string('text.invalid'),
  v.transform(normaliseApeCode),
  v.check(isApeCode, 'ape.invalid'),
);

/** A box that must be ticked. */
export const accepted = v.literal(true, 'accepted');
