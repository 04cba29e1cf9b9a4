/**
 * The settings of a screen as a form of the back office knows fields: what counts for everybody stands in `fields`, what
 * a channel or a language has of its own in `channels`, by the name of the place. Names of fields have no dots.
 */
import * as v from 'valibot';
import type { SettingDefinition } from '#core/settings/definition.ts';
import { mayStandAt, placeName, type SettingPlace } from '#core/settings/inheritance.ts';
import { CHOICE_LABELS } from '#core/settings/labels/choices.ts';
import { SETTING_LABELS } from '#core/settings/labels/labels.ts';
import { isSettingCode, SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import { codesOn, type SettingScreen } from '#core/settings/screens.ts';
import { ruleOf } from '#core/settings/values/setting-rule.ts';
import { settingFault } from '#core/settings/values/setting-fault.ts';
import { AREAS } from '#core/domain/shop/area.ts';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import type { Field, FieldSet, Kind } from '#core/resources/field.ts';
import { readFields } from '#core/resources/field-set.ts';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import { MEDIA, type FieldPlace, type RecordValues } from '#src/admin/screens/form/version/record-values.ts';

export const nameOf = (code: SettingCode): string => code.replaceAll('.', '-');

/** @throws Error for a name that no setting has: a fault of ours */
export function codeOf(name: string): SettingCode {
  const code = name.replaceAll('-', '.');
  if (!isSettingCode(code)) throw new Error(`no setting is called ${name}`);
  return code;
}

const isSecret = (definition: SettingDefinition): boolean => 'secret' in definition;

/** The kind of its field; a list of numbers is typed in one line. */
function kindOf(definition: SettingDefinition): Kind {
  const { kind } = ruleOf(definition);
  if (isSecret(definition)) return 'password';
  return kind === 'numbers' ? 'text' : kind;
}

/** A list of numbers is typed with commas between them. */
export const typedOf = (definition: SettingDefinition, data: unknown): unknown =>
  definition.kind === 'numbers' && Array.isArray(data) ? data.join(', ') : data;

export function dataOf(definition: SettingDefinition, typed: unknown): unknown {
  if (definition.kind === 'numbers' && typeof typed === 'string')
    return typed.split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
  return typed === undefined ? null : typed;
}

/** @param help what its number counts and its limits, in words */
function fieldOf(code: SettingCode, locale: Locale, help: (definition: SettingDefinition) => string): Field {
  const definition: SettingDefinition = SETTINGS[code];
  const word = ({ fr, en }: { fr: string; en: string }) => (locale === 'en_GB' ? en : fr);
  const hint = help(definition);
  const fits = (typed: unknown): boolean =>
    (isSecret(definition) && typed === '') || settingFault(definition, dataOf(definition, typed)) === null;
  const isBlank = (definition.kind === 'number' || definition.kind === 'money') && definition.default === null;
  return {
    kind: kindOf(definition),
    label: word(SETTING_LABELS[code]),
    blank: isSecret(definition) ? '' : typedOf(definition, definition.default),
    schema: v.pipe(
      v.unknown(),
      v.check(fits, ({ input }) => settingFault(definition, dataOf(definition, input)) ?? 'value.invalid'),
    ),
    ...(isBlank ? { optional: true } : {}),
    ...(definition.kind === 'image' ? { to: MEDIA } : {}),
    ...(hint === '' ? {} : { help: hint }),
    ...('choices' in definition
      ? {
          options: definition.choices,
          words: Object.fromEntries(
            definition.choices.map((one) => [one, CHOICE_LABELS[one] ? word(CHOICE_LABELS[one]) : one]),
          ),
        }
      : {}),
  };
}

const EVERYWHERE: readonly SettingPlace[] = [
  ...AREAS.map((channel) => ({ channel })),
  ...LOCALES.map((locale) => ({ locale })),
  ...AREAS.flatMap((channel) => LOCALES.map((locale) => ({ channel, locale }))),
];

/** Places other than everybody's at which a setting may have a value of its own. */
export const placesFor = (code: SettingCode): readonly SettingPlace[] =>
  EVERYWHERE.filter((place) => mayStandAt(SETTINGS[code].scope, place));

export interface ShapeWords {
  readonly locale: Locale;
  readonly help: (definition: SettingDefinition) => string;
  readonly place: (place: SettingPlace) => string;
}

export function settingShape(screen: SettingScreen, words: ShapeWords): RecordShape {
  const codes = codesOn(screen);
  const fields: FieldSet = Object.fromEntries(
    codes.map((code) => [nameOf(code), fieldOf(code, words.locale, words.help)]),
  );
  const places = codes.flatMap((code): FieldPlace[] => {
    const name = nameOf(code);
    const field = fields[name];
    if (field === undefined) return [];
    return [
      { path: `fields.${name}`, name, field },
      ...placesFor(code).map((place): FieldPlace => ({
        path: `channels.${placeName(place)}.${name}`,
        name,
        field,
        channel: words.place(place),
      })),
    ];
  });
  const entries = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]));
  return {
    fields,
    places,
    schema: v.pipe(
      v.custom<RecordValues>((given) => typeof given === 'object' && given !== null),
      v.transform(withoutGaps),
      v.object({ fields: v.object(entries), channels: v.record(v.string(), v.partial(v.object(entries))) }),
    ),
    read: (stored) => readSettings(fields, stored),
  };
}

/** A place that inherits has no value, also where the form names it. */
const withoutGaps = ({ fields, channels = {} }: RecordValues) => ({
  fields: { ...fields },
  channels: Object.fromEntries(
    Object.entries(channels).map(([place, own]) => [
      place,
      Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    ]),
  ),
});

const partOf = (stored: unknown, part: string): unknown =>
  typeof stored === 'object' && stored !== null ? Reflect.get(stored, part) : undefined;

function readSettings(fields: FieldSet, stored: unknown): RecordValues {
  const channels = partOf(stored, 'channels');
  return {
    fields: { ...withSecrets(fields, partOf(stored, 'fields')) },
    channels: Object.fromEntries(
      EVERYWHERE.map((place) => {
        const own = partOf(channels, placeName(place));
        const named = Object.entries(fields).filter(([name]) => partOf(own, name) !== undefined);
        const known = Object.fromEntries(named.map(([name, field]) => [name, { ...field, blank: undefined }]));
        return [placeName(place), withSecrets(known, own)];
      }),
    ),
  };
}

/** What is typed of a secret counts while the form stands; drafts leave it out. */
const withSecrets = (fields: FieldSet, stored: unknown): Readonly<Record<string, unknown>> => ({
  ...readFields(fields, stored),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const typed = kind === 'password' ? partOf(stored, name) : undefined;
      return typeof typed === 'string' && typed !== '' ? [[name, typed]] : [];
    }),
  ),
});
