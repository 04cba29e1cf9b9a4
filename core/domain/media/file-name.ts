import { cutText } from '#core/domain/text/cut-text.ts';

/** Most characters of a file's name in the library. */
export const LONGEST_NAME = 120;

/**
 * The name a file is shown and found by, with the ending of what it is: without folders, without what steers a screen or
 * turns the direction of writing. Files are kept under names of their content; this one leads nowhere.
 */
export function harmlessFileName(given: string, ending: string): string {
  const last = given.split(/[/\\]/u).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim();
  const dot = plain.lastIndexOf('.');
  const stem = (dot > 0 ? plain.slice(0, dot) : plain).replace(/^\.+/u, '').trim() || 'fichier';
  return `${cutText(stem, LONGEST_NAME - ending.length - 1)}.${ending}`;
}
