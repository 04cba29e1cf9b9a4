/** What the history says of a screen of settings. */
import type { BaseRevision } from '#core/domain/revision/revision.ts';
import type { SettingData } from '#core/settings/definition.ts';
import { placeName, type SettingPlace } from '#core/settings/inheritance.ts';
import { SETTINGS, type SettingCode } from '#core/settings/registry.ts';
import type { SettingScreen } from '#core/settings/screens.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';
import type { Trx } from '#server/database/transaction.ts';
import { moveScreen, type Author } from '#server/resources/write/screen-revision.ts';

/** What was written; of a secret only that it was. Null: nothing of its own. */
export interface SavedSetting {
  readonly code: SettingCode;
  readonly place: SettingPlace;
  readonly before: string | null;
  readonly after: string | null;
}

/** A screen on the revision that its author saw. */
export interface SeenScreen extends BaseRevision {
  readonly screen: SettingScreen;
}

/** What the history calls the settings of a screen, and what its readers hold a key of. */
export const historyName = <const Screen extends SettingScreen>(screen: Screen) => `config.${screen}` as const;

interface Noted {
  readonly screen: SettingScreen;
  readonly saved: readonly SavedSetting[];
  /** Undefined: no person wrote, and nothing is noted. */
  readonly author: Author | undefined;
  readonly now: Date;
}

/** The next revision of a screen that was written, with a row of its history. */
export const moveSettings = (trx: Trx, { screen, saved, author, now }: Noted): Promise<void> =>
  moveScreen(trx, {
    name: screen,
    resource: historyName(screen),
    author,
    now,
    before: toldOf(saved, 'before'),
    after: toldOf(saved, 'after'),
  });

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
