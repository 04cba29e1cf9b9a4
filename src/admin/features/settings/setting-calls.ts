/** The routes of a screen of settings, as the form of a record calls them. */
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { standingOn, supersedes, type Revision } from '#core/domain/revision/revision.ts';
import type { SettingsBody } from '#core/contract/admin/settings/settings.ts';
import type { SettingDefinition } from '#core/settings/definition.ts';
import type { SettingScreen } from '#core/settings/screens.ts';
import { isSettingCode, SETTINGS } from '#core/settings/registry.ts';
import type { HistoryEntry, Managed } from '#core/resources/resource-rows.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { isLocale } from '#core/domain/shop/locale.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import { codeOf, dataOf, nameOf, typedOf } from '#src/admin/features/settings/setting-shape.ts';
import type { RecordCalls } from '#src/admin/screens/form/record/record-calls.ts';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import { differingPlaces } from '#src/admin/screens/form/version/merge-versions.ts';
import {
  valueAt,
  withValue,
  type FieldPlace,
  type RecordValues,
} from '#src/admin/screens/form/version/record-values.ts';

export type SettingsAnswer = OfficeAnswer<'api.admin.settings.general.show'>;

/** The answer as a form reads records. */
export function recordOf({ uuid, rev, revId, updatedAt, fields, channels }: SettingsAnswer): Managed {
  return {
    uuid,
    rev,
    revId,
    createdAt: updatedAt,
    updatedAt,
    fields: named(fields),
    channels: Object.fromEntries(Object.entries(channels).map(([place, own]) => [place, named(own)])),
  };
}

const named = (values: SettingsAnswer['fields']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([code, value]) =>
      isSettingCode(code) ? [[nameOf(code), typedOf(SETTINGS[code], value)] as const] : [],
    ),
  );

/** What the history calls `channels.auto.general.site.name` by the names of the form. */
export function entryOf(entry: HistoryEntry): HistoryEntry {
  const side = (values: HistoryEntry['before']) =>
    values === null
      ? null
      : Object.fromEntries(
          Object.entries(values).flatMap(([key, value]) => {
            const [, place = '', code = ''] = /^(channels\.[^.]+\.)?(.+)$/u.exec(key) ?? [];
            return isSettingCode(code) ? [[place + nameOf(code), asTyped(SETTINGS[code], value)] as const] : [];
          }),
        );
  return { ...entry, before: side(entry.before), after: side(entry.after) };
}

const asTyped = (definition: SettingDefinition, value: unknown): unknown =>
  Array.isArray(value) && definition.kind === 'numbers' ? value.join(', ') : value;

type Change = SettingsBody['changes'][number];

const isData = (value: unknown): value is Exclude<Change['value'], undefined> =>
  value === null || Array.isArray(value) || ['string', 'number', 'boolean'].includes(typeof value);

/** One change of a place: its value, or nothing of its own. A default is nothing of its own either. */
function changeAt({ path, name }: FieldPlace, values: RecordValues): Change {
  const code = codeOf(name);
  const definition: SettingDefinition = SETTINGS[code];
  const [part, place = ''] = path.split('.');
  const parts = part === 'channels' ? place.split('/') : [];
  const channel = parts.find(isArea) ?? null;
  const locale = parts.find(isLocale) ?? null;
  const typed = valueAt(values, path);
  const value = dataOf(definition, typed);
  const isUsual = part === 'fields' && JSON.stringify(value) === JSON.stringify(definition.default);
  const isGone = typed === undefined || (isUsual && !('secret' in definition));
  return { code, channel, locale, ...(isGone || !isData(value) ? {} : { value }) };
}

export interface SettingCalls extends Pick<RecordCalls, 'show' | 'store' | 'update' | 'history'> {
  /** What was read beside these calls: what is saved is told by its difference from it. */
  readonly take: (answer: SettingsAnswer) => void;
  /** Takes a secret away at once. */
  readonly forget: (seen: Revision, at: Pick<Change, 'code' | 'channel' | 'locale'>) => Promise<SettingsAnswer>;
  /** Goes back to what stood after a write; secrets stay as they are. */
  readonly restore: (seen: Revision, entry: HistoryEntry) => Promise<void>;
}

/** @param first what the form begins on: what is saved is told by its difference from the newest answer */
export function settingCalls(
  call: Call,
  screen: SettingScreen,
  shape: RecordShape,
  first: SettingsAnswer,
): SettingCalls {
  let newest = first;
  const take = (answer: SettingsAnswer): SettingsAnswer => (newest = answer);
  const show = async () => take(await call(`api.admin.settings.${screen}.show`, {}));
  const write = async (seen: Revision, changes: Change[]) => {
    try {
      return take(
        await call(`api.admin.settings.${screen}.update`, {
          body: { ...standingOn(seen), changes },
        }),
      );
    } catch (error) {
      throw error instanceof Refusal ? atFields(error) : error;
    }
  };
  const history = async () => (await call(`api.admin.settings.${screen}.history`, {})).map(entryOf);
  const changesTo = (values: RecordValues): Change[] =>
    differingPlaces(shape.places, shape.read(recordOf(newest)), values).map((place) => changeAt(place, values));
  return {
    show: async () => recordOf(await show()),
    store: () => Promise.reject(new Error('a screen of settings is there already')),
    update: async ({ uuid, ...seen }, values) => {
      const { rev, revId } = await write(seen, changesTo(values));
      return { uuid, rev, revId };
    },
    history,
    take: (answer) => {
      if (supersedes(answer, newest)) take(answer);
    },
    forget: (seen, at) => write(seen, [at]),
    async restore(seen, wanted) {
      let values = shape.read(recordOf(newest));
      for (const entry of await history()) {
        if (entry.id === wanted.id) break;
        for (const place of shape.places) {
          const key = place.path.replace(/^fields\./u, '');
          const isTouched = key in (entry.before ?? {}) || key in (entry.after ?? {});
          if (!isTouched || place.field.kind === 'password') continue;
          const before = entry.before?.[key];
          const usual = place.path.startsWith('fields.') ? place.field.blank : undefined;
          values = withValue(values, place.path, before === undefined ? usual : before);
        }
      }
      await write(seen, changesTo(values));
    },
  };
}

/** A value that was refused, at its place in the form. */
function atFields(refusal: Refusal): Refusal {
  const fields = (refusal.data.fields ?? []).map((one) => {
    const code = one.path.replace(/^values\./u, '');
    const place = one.data?.['place'];
    if (!isSettingCode(code)) return one;
    return { ...one, path: place === undefined ? `fields.${nameOf(code)}` : `channels.${place}.${nameOf(code)}` };
  });
  return new Refusal(refusal.code, fields.length === 0 ? refusal.data : { ...refusal.data, fields });
}
