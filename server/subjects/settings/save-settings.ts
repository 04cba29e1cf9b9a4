import { Refusal, type FieldError } from '#core/wire/refusal.ts';
import { mayStandAt, placeName, type SettingPlace } from '#core/settings/inheritance.ts';
import { isSettingCode, SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import { screenOfCode, type SettingScreen } from '#core/settings/screens.ts';
import { settingFault } from '#core/settings/values/setting-fault.ts';
import { formatSetting } from '#core/settings/values/setting-text.ts';
import { MAPS_KEY_CODE } from '#server/platform/settings/core-config.ts';
import type { Exposure } from '#server/platform/exposure.ts';
import { mayBeCalled } from '#server/platform/settings/called-addresses.ts';
import type { SettingSeal } from '#server/platform/settings/setting-seal.ts';
import { inTransaction, type Trx } from '#server/database/transaction.ts';
import { lockScreen, type Author } from '#server/resources/write/screen-revision.ts';
import { CATALOGUE_CHANNEL, STRUCTURE_ENTITY } from '#server/subjects/catalogue/entities.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';
import { followBackOrders } from '#server/subjects/catalogue/products/back-orders.ts';
import { publishStock } from '#server/subjects/catalogue/publish/publish-stock.ts';
import { advanceChannel } from '#server/sync/change/channel.ts';

import { moveSettings, type SavedSetting, type SeenScreen } from './setting-screen.ts';

/** Who saves: an administrator with the keys of their role (domain 7.6). */
export interface SettingsActor {
  readonly permissions: ReadonlySet<string>;
  /** Whom the history names; without it nothing is noted there. */
  readonly author?: Author;
}

export interface SettingChange {
  readonly code: string;
  /** Left out: for everybody. */
  readonly place?: SettingPlace;
  /** Undefined: as it is inherited. So is null, but of a number that may be left empty. */
  readonly value: unknown;
}

const permissionOf = (code: string) => `config.${screenOfCode(code) ?? 'none'}.update`;

const STOCK = 'catalog.inventory.stock_options.';
const HIDDEN = '•';

/** A change that its definition allows. */
interface Written {
  readonly code: SettingCode;
  readonly channel: string | null;
  readonly locale: string | null;
  readonly text: string | null;
}

export interface SettingsDeps extends UpkeepDeps {
  /** Null: there is no key, and secrets are refused. */
  readonly seal: SettingSeal | null;
  /** Where strangers reach the shop, it calls no address that only it may reach; silent: only this machine does. */
  readonly exposed?: Exposure;
}

/**
 * Saves settings, all of them or none, and writes only what differs. The catalogue's channel moves with them: every
 * process of the shop reads them anew, documents are made again, and devices hear of it.
 * @param seen refuses what was seen before somebody else wrote; without it whoever saves last is right
 * @returns what was written
 * @throws Refusal `permission.missing`; `input.invalid` at `values.<code>`; `record.moved`
 */
export async function saveSettings(
  deps: SettingsDeps,
  { permissions, author }: SettingsActor,
  changes: readonly SettingChange[],
  seen?: SeenScreen,
): Promise<SavedSetting[]> {
  if (changes.some(({ code }) => !permissions.has(permissionOf(code)))) throw new Refusal('permission.missing');
  const isExposed = (await deps.exposed?.()) ?? false;
  const written = readChanges(changes, { only: seen?.screen, maySeal: deps.seal !== null, isExposed });
  const now = deps.clock.now();
  const saved = await inTransaction(deps.db, async (trx) => {
    const screens = [...new Set(written.flatMap(({ code }) => screenOfCode(code) ?? []))].toSorted();
    for (const screen of screens) await lockScreen(trx, screen, seen?.screen === screen ? seen : undefined);
    const done: SavedSetting[] = [];
    for (const one of written) {
      const before = await writeSetting(trx, one, { now, seal: deps.seal });
      if (before !== one.text) done.push(savedOf(one, before));
    }
    if (done.length === 0) return done;
    for (const screen of screens) {
      const own = done.filter(({ code }) => screenOfCode(code) === screen);
      if (own.length > 0) await moveSettings(trx, { screen, saved: own, author, now });
    }
    await followBackOrders(trx, done);
    const isStock = done.some(({ code }) => code.startsWith(STOCK));
    /* with other rules of stock every product is made anew; for the others the new revision is enough */
    const entities = isStock ? [{ entity: STRUCTURE_ENTITY }] : [];
    await advanceChannel(trx, CATALOGUE_CHANNEL, entities, { ids: deps.ids, now });
    return done;
  });
  if (saved.some(({ code }) => code.startsWith(STOCK))) await publishStock(deps);
  return saved;
}

interface Allowed {
  /** Codes of this screen alone. */
  readonly only: SettingScreen | undefined;
  readonly maySeal: boolean;
  readonly isExposed: boolean;
}

function readChanges(changes: readonly SettingChange[], { only, maySeal, isExposed }: Allowed): Written[] {
  const fields: FieldError[] = [];
  const written = changes.flatMap((change): Written[] => {
    const { code, value, place = {} } = change;
    const wrong = (reason: string) => {
      const at = placeName(place);
      fields.push({ path: `values.${code}`, code: reason, ...(at === '' ? {} : { data: { place: at } }) });
      return [];
    };
    if (!isSettingCode(code) || (only !== undefined && screenOfCode(code) !== only)) return wrong('key.unknown');
    const definition = SETTINGS[code];
    if (code === MAPS_KEY_CODE) return wrong('setting.fixed');
    if (!mayStandAt(definition.scope, place)) return wrong('setting.place');
    /* shown masked: a field left empty keeps the secret that is there */
    if ('secret' in definition && value === '') return [];
    const at = { code, channel: place.channel ?? null, locale: place.locale ?? null };
    const isEmptied = value === null && formatSetting(definition, null) !== undefined;
    if (value === undefined || (value === null && !isEmptied)) return [{ ...at, text: null }];
    if ('secret' in definition && !maySeal) return wrong('secret.noKey');
    const text = formatSetting(definition, value);
    if (text !== undefined && isExposed && !mayBeCalled(code, text)) return wrong('address.notPublic');
    return text === undefined ? wrong(settingFault(definition, value) ?? 'value.invalid') : [{ ...at, text }];
  });
  if (fields.length > 0) throw new Refusal('input.invalid', { fields });
  return written;
}
/** @returns what stood there before */
async function writeSetting(
  trx: Trx,
  { code, channel, locale, text }: Written,
  { now, seal }: { readonly now: Date; readonly seal: SettingSeal | null },
): Promise<string | null> {
  const row = await trx
    .selectFrom('core_config')
    .select(['id', 'value'])
    .where('code', '=', code)
    .where('channel_code', 'is not distinct from', channel)
    .where('locale_code', 'is not distinct from', locale)
    .forUpdate()
    .executeTakeFirst();
  const whose = { code, channel_code: channel, locale_code: locale };
  const isSecret = 'secret' in SETTINGS[code];
  const stored = row?.value ?? null;
  /* under another key than today's a secret cannot be read, and is another one */
  const before = stored === null || !isSecret ? stored : (seal?.open(stored, whose) ?? '');
  if (before === text) return before;
  if (text === null) {
    await trx
      .deleteFrom('core_config')
      .where('id', '=', row?.id ?? 0)
      .execute();
    return before;
  }
  const value = isSecret && seal !== null ? seal.close(text, whose) : text;
  await trx
    .insertInto('core_config')
    .values({ ...whose, value, updated_at: now })
    .onConflict((conflict) =>
      conflict.columns(['code', 'channel_code', 'locale_code']).doUpdateSet({ value, updated_at: now }),
    )
    .execute();
  return before;
}

function savedOf({ code, channel, locale, text }: Written, before: string | null): SavedSetting {
  const told = (value: string | null) => (value !== null && 'secret' in SETTINGS[code] ? HIDDEN : value);
  return { code, place: { channel, locale }, before: told(before), after: told(text) };
}
