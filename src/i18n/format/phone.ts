import { displayPhone } from '#core/domain/text/phone.ts';
import { NO_BREAK } from '#core/domain/text/spaces.ts';

/** A number kept in E.164 as people read it, in pairs that no line end separates. */
export function formatPhone(e164: string): string {
  return displayPhone(e164).replaceAll(' ', NO_BREAK);
}

/** The line of a letterhead that has one where there is a number. */
export const phoneLines = (e164: string | null): readonly string[] => (e164 === null ? [] : [formatPhone(e164)]);
