/** Inventory counts as devices of the office hold them: which are open, and what was found so far. */
import { isUuid } from '#core/domain/text/uuid.ts';
import { laneKind } from '#core/wire/lane.ts';
import { recordKind } from '#core/wire/record.ts';

/** A count that is open. Once it is confirmed or given up, devices forget it. */
export interface CountHead {
  readonly kind: 'stock-count';
  readonly uuid: string;
  readonly source: string;
  readonly sourceName: string;
  /** French name of the category it is of; null: of everything there. */
  readonly category: string | null;
  readonly openedAt: string;
  /** Name of who opened it; null where they left. */
  readonly who: string | null;
}

/** What was found of an article. */
export interface CountedLine {
  readonly pieces: number;
  /** ISO instant. */
  readonly at: string;
}

/**
 * Some of the articles of a count: those whose UUIDs begin alike. One entry tells a few lines anew and not all of them,
 * and a count that is over leaves as many keys behind as there are beginnings, not as there are articles.
 */
export interface CountPart {
  readonly kind: 'stock-count-part';
  readonly count: string;
  /** By UUID of the article. */
  readonly lines: Readonly<Record<string, CountedLine>>;
}

/** One lane for each: a count that waits holds up no other. */
export const countLane = laneKind('count', isUuid);

export const countKind = recordKind<CountHead, string>({ kind: 'stock-count', mayBeGone: true });
export const countPartKind = recordKind<CountPart, string>({ kind: 'stock-count-part', mayBeGone: true });

const BEGINNING = 2;

/** Id of the part of a count that holds an article. */
export const partOf = (count: string, article: string): string => `${count}.${article.slice(0, BEGINNING)}`;

/** The count and the beginning that such an id names; null for what is none. */
export function placeOfPart(id: string): { readonly count: string; readonly beginning: string } | null {
  const [count = '', beginning = ''] = id.split('.');
  return isUuid(count) && beginning.length === BEGINNING ? { count, beginning } : null;
}
