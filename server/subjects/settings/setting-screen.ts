/** The revision of a screen of settings, and what the history says of it. */
import type { SettingData } from '#core/settings/definition.ts';
import { placeName, type SettingPlace } from '#core/settings/inheritance.ts';
import { SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import type { SettingScreen } from '#core/settings/screens.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

/** What was written; of a secret only that it was. Null: nothing of its own. */
export interface SavedSetting {
  readonly code: SettingCode;
  readonly place: SettingPlace;
  readonly before: string | null;
  readonly after: string | null;
}

export interface SettingsAuthor {
  readonly id: string;
  readonly name: string;
}

/** A screen on the revision that its author saw. */
export interface SeenScreen {
  readonly screen: SettingScreen;
  readonly rev: number;
}

/** What the history calls the settings of a screen, and what its readers hold a key of. */
export const historyName = <const Screen extends SettingScreen>(screen: Screen) => `config.${screen}` as const;

/** Nobody else writes it until the transaction ends. @throws Refusal `record.moved` */
export async function lockScreen(trx: Trx, screen: SettingScreen, seen: SeenScreen | undefined): Promise<void> {
  const { rev } = await trx
    .selectFrom('setting_screen')
    .select('rev')
    .where('name', '=', screen)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (seen?.screen === screen && seen.rev !== rev) throw new Refusal('record.moved', { reason: 'rev', rev });
}

interface Noted {
  readonly screen: SettingScreen;
  readonly saved: readonly SavedSetting[];
  /** Null: no person wrote, and nothing is noted. */
  readonly author: SettingsAuthor | undefined;
  readonly now: Date;
}

/** The next revision of a screen that was written, with a row of its history. */
export async function moveScreen(trx: Trx, { screen, saved, author, now }: Noted): Promise<void> {
  const { uuid } = await trx
    .updateTable('setting_screen')
    .set(({ eb }) => ({ rev: eb('rev', '+', 1), updated_at: now }))
    .where('name', '=', screen)
    .returning('uuid')
    .executeTakeFirstOrThrow();
  if (author === undefined) return;
  await trx
    .insertInto('resource_history')
    .values({
      resource: historyName(screen),
      uuid,
      action: 'update',
      actor: author.id,
      actor_name: author.name,
      at: now,
      before: JSON.stringify(toldOf(saved, 'before')),
      after: JSON.stringify(toldOf(saved, 'after')),
    })
    .execute();
}

/** As a record's history names what differs in a channel: what is inherited is not there. */
const toldOf = (saved: readonly SavedSetting[], side: 'before' | 'after') =>
  Object.fromEntries(
    saved.flatMap(({ code, place, [side]: text }) => {
      const name = placeName(place);
      return text === null ? [] : [[name === '' ? code : `channels.${name}.${code}`, valueOf(code, text)] as const];
    }),
  );

/** A secret stays the dot that stands for it. */
function valueOf(code: SettingCode, text: string): SettingData {
  const definition = SETTINGS[code];
  return 'secret' in definition ? text : (parseSetting(definition, text) ?? text);
}
