/** Secrets among the settings as the database keeps them: sealed under a key that stands outside of it. */
import { placeName } from '#core/settings/inheritance.ts';
import type { StoredSetting } from '#core/settings/inheritance.ts';
import { createSeal } from '#server/platform/seal.ts';

/** What a stored secret begins with: whatever does not was written before secrets were sealed. */
const MARK = 'sealed:';

type Whose = Pick<StoredSetting, 'code' | 'channel_code' | 'locale_code'>;

export interface SettingSeal {
  close(text: string, whose: Whose): string;
  /** Undefined where it was sealed under another key, for another setting or place, or altered. */
  open(stored: string, whose: Whose): string | undefined;
}

export const isSealed = (stored: string): boolean => stored.startsWith(MARK);

/** @param secret at least 32 characters; what was sealed under another one has to be typed again */
export function settingSeal(secret: string): SettingSeal {
  const seal = createSeal(secret, 'settings');
  const about = ({ code, channel_code: channel, locale_code: locale }: Whose) =>
    `${code} ${placeName({ channel, locale })}`;
  return {
    close: (text, whose) => MARK + seal.close(text, about(whose)).toString('base64url'),
    open(stored, whose) {
      if (!isSealed(stored)) return stored;
      try {
        return seal.open(Buffer.from(stored.slice(MARK.length), 'base64url'), about(whose));
      } catch {
        // Another key, or not what was sealed: whoever reads settings says that it does not fit.
        return undefined;
      }
    },
  };
}
