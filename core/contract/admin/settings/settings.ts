/**
 * The screens of the configuration (domain 1.5): what stands in the registry, written at the places where each setting
 * may have a value of its own. Who saves says which revision of the screen they saw.
 */
import * as v from 'valibot';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { historyEntry } from '#core/resources/resource-rows.ts';
import type { SettingScreen } from '#core/settings/screens.ts';
import * as f from '#core/wire/fields.ts';
import { defineRoute } from '#core/wire/route.ts';

/** Any value of a setting; which one fits is the definition's to say. */
const data = v.union([
  v.pipe(v.string(), v.maxLength(8_000, 'text.tooLong')),
  v.number(),
  v.boolean(),
  v.null(),
  v.pipe(f.listOf(v.union([v.string(), v.number()]), 200), v.readonly()),
]);

const values = v.record(v.string(), data);

const answer = v.object({
  uuid: v.string(),
  rev: v.number(),
  revId: f.toldRevId,
  updatedAt: f.instant,
  /** For everybody: what was written, else the default. Never a secret. */
  fields: values,
  /** What stands at other places, by their names: `auto`, `en_GB`, `auto/en_GB`; what is not there is inherited. */
  channels: v.record(v.string(), values),
  /** Where a secret stands, and since when. */
  secrets: v.array(v.object({ code: v.string(), place: v.string(), at: f.instant })),
  /** Settled outside the shop's database: by which variable of the environment, and what is read there. */
  fixed: v.array(v.object({ code: v.string(), variable: v.string(), value: data })),
});
export type SettingsAnswer = v.InferOutput<typeof answer>;

const change = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(100, 'text.tooLong')),
  /** Null: for everybody. */
  channel: v.nullable(f.area),
  locale: v.nullable(v.picklist(LOCALES, 'locale.invalid')),
  /** Left out: nothing of its own stands there any more. */
  value: v.optional(data),
});

/** More than any screen has places. */
const MOST_CHANGES = 2_000;

const body = v.strictObject({ ...f.seenRevision, changes: f.listOf(change, MOST_CHANGES) });
export type SettingsBody = v.InferOutput<typeof body>;

export const showSettings = <const Screen extends SettingScreen>(screen: Screen) =>
  defineRoute({
    name: `api.admin.settings.${screen}.show`,
    method: 'GET',
    uri: `api/admin/config/${screen}`,
    access: { permission: `config.${screen}.index` },
    cache: 'no-store',
    answer,
  });

/** All of the changes or none. A value that does not fit is told at `values.<code>`, with its place in the data. */
export const updateSettings = <const Screen extends SettingScreen>(screen: Screen) =>
  defineRoute({
    name: `api.admin.settings.${screen}.update`,
    method: 'POST',
    uri: `api/admin/config/${screen}`,
    access: { permission: `config.${screen}.update` },
    cache: 'no-store',
    maxBytes: 512_000,
    body,
    answer,
    refusals: ['record.moved'],
  });

/** Newest first; a secret is told by a dot. */
export const settingsHistory = <const Screen extends SettingScreen>(screen: Screen) =>
  defineRoute({
    name: `api.admin.settings.${screen}.history`,
    method: 'GET',
    uri: `api/admin/config/${screen}/history`,
    access: { permission: `config.${screen}.index` },
    cache: 'no-store',
    answer: v.array(historyEntry),
  });
