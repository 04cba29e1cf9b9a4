import { Refusal, type FieldError } from '#core/wire/refusal.ts';
import { mayStandAt, type SettingPlace } from '#core/settings/inheritance.ts';
import { isSettingCode, SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import { formatSetting } from '#core/settings/setting-text.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { CATALOGUE_CHANNEL, STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { publishStock } from '#server/subjects/catalogue/publish/publish-stock.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

/** Who saves: an administrator with the keys of their role (domain 7.6). */
export interface SettingsActor {
  readonly permissions: ReadonlySet<string>;
}

export interface SettingChange {
  readonly code: string;
  /** Left out: for everybody. */
  readonly place?: SettingPlace;
  /** Null: as it is inherited. */
  readonly value: unknown;
}

/** What was written; of a secret only that it was. */
export interface SavedSetting {
  readonly code: SettingCode;
  readonly place: SettingPlace;
  readonly before: string | null;
  readonly after: string | null;
}

/** Keys of permissions name two screens in the plural. */
const SCREENS: Readonly<Record<string, string>> = { customer: 'customers' };
const screenOf = (code: string) => code.slice(0, code.indexOf('.'));
const permissionOf = (code: string) => `config.${SCREENS[screenOf(code)] ?? screenOf(code)}.update`;

const STOCK = 'catalog.inventory.stock_options.';
const HIDDEN = '•';

/** A change that its definition allows. */
interface Written {
  readonly code: SettingCode;
  readonly channel: string | null;
  readonly locale: string | null;
  readonly text: string | null;
}

/**
 * Saves settings, all of them or none, and writes only what differs. The catalogue's channel moves with them: every
 * process of the shop reads them anew, documents are made again, and devices hear of it.
 * @returns what was written, for the history of whoever calls
 * @throws Refusal `permission.missing`; `input.invalid` at `values.<code>`
 */
export async function saveSettings(
  deps: UpkeepDeps,
  { permissions }: SettingsActor,
  changes: readonly SettingChange[],
): Promise<SavedSetting[]> {
  if (changes.some(({ code }) => !permissions.has(permissionOf(code)))) throw new Refusal('permission.missing');
  const written = readChanges(changes);
  const now = deps.clock.now();
  const saved = await inTransaction(deps.db, async (trx) => {
    const done: SavedSetting[] = [];
    for (const one of written) {
      const before = await writeSetting(trx, one, now);
      if (before !== one.text) done.push(savedOf(one, before));
    }
    if (done.length === 0) return done;
    const isStock = done.some(({ code }) => code.startsWith(STOCK));
    /* with other rules of stock every product is made anew; for the others the new revision is enough */
    const entities = isStock ? [{ entity: STRUCTURE_ENTITY }] : [];
    await advanceChannel(trx, CATALOGUE_CHANNEL, entities, { ids: deps.ids, now });
    return done;
  });
  if (saved.some(({ code }) => code.startsWith(STOCK))) await publishStock(deps);
  return saved;
}

function readChanges(changes: readonly SettingChange[]): Written[] {
  const fields: FieldError[] = [];
  const written = changes.flatMap((change): Written[] => {
    const { code, value, place = {} } = change;
    const wrong = (reason: string) => {
      fields.push({ path: `values.${code}`, code: reason });
      return [];
    };
    if (!isSettingCode(code)) return wrong('key.unknown');
    const definition = SETTINGS[code];
    if (!mayStandAt(definition.scope, place)) return wrong('setting.place');
    const isSecret = 'secret' in definition;
    /* shown masked: a field left empty keeps the secret that is there */
    if (isSecret && value === '') return [];
    const text = value === null ? null : formatSetting(definition, value);
    if (text === undefined) return wrong('value.invalid');
    return [{ code, channel: place.channel ?? null, locale: place.locale ?? null, text }];
  });
  if (fields.length > 0) throw new Refusal('input.invalid', { fields });
  return written;
}

/** @returns what stood there before */
async function writeSetting(trx: Trx, { code, channel, locale, text }: Written, now: Date): Promise<string | null> {
  const row = await trx
    .selectFrom('core_config')
    .select(['id', 'value'])
    .where('code', '=', code)
    .where('channel_code', 'is not distinct from', channel)
    .where('locale_code', 'is not distinct from', locale)
    .forUpdate()
    .executeTakeFirst();
  const before = row?.value ?? null;
  if (before === text) return before;
  if (text === null) {
    await trx
      .deleteFrom('core_config')
      .where('id', '=', row?.id ?? 0)
      .execute();
    return before;
  }
  await trx
    .insertInto('core_config')
    .values({ code, value: text, channel_code: channel, locale_code: locale, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['code', 'channel_code', 'locale_code']).doUpdateSet({ value: text, updated_at: now }),
    )
    .execute();
  return before;
}

function savedOf({ code, channel, locale, text }: Written, before: string | null): SavedSetting {
  const told = (value: string | null) => (value !== null && 'secret' in SETTINGS[code] ? HIDDEN : value);
  return { code, place: { channel, locale }, before: told(before), after: told(text) };
}
