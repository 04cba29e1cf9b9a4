/** The library asked on a device that holds all of it: what the shop answers to `api.admin.media.index`, to the letter. */
import type { MediaFile, mediaIndexRoute } from '#core/contract/cms/media/media-file.ts';
import { fold } from '#core/search/words/text.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';

type Asked = RouteInput<typeof mediaIndexRoute>['query'];

const lacksAlt = ({ type, alt }: MediaFile): boolean => type === 'image' && alt.fr_FR === '';

/** A library is asked at every letter, and its files do not change: each is read once. */
const words = new WeakMap<MediaFile, { readonly said: string; readonly name: string }>();

function wordsOf(file: MediaFile): { readonly said: string; readonly name: string } {
  const known = words.get(file);
  if (known !== undefined) return known;
  const { fileName, title, caption, alt } = file;
  const made = {
    said: fold(`${fileName} ${title} ${caption} ${alt.fr_FR} ${alt.en_GB}`),
    name: fileName.toLowerCase(),
  };
  words.set(file, made);
  return made;
}

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const ORDERS: Readonly<Record<Asked['sort'], (one: MediaFile, other: MediaFile) => number>> = {
  newest: (one, other) => byText(other.createdAt, one.createdAt),
  oldest: (one, other) => byText(one.createdAt, other.createdAt),
  name: (one, other) => byText(wordsOf(one).name, wordsOf(other).name),
  largest: (one, other) => other.bytes - one.bytes,
};

export function findMedia(all: readonly MediaFile[], asked: Asked): RouteAnswer<typeof mediaIndexRoute> {
  const wanted = fold(asked.q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const ids = asked.ids === undefined ? null : new Set(asked.ids);
  const found = all.filter(
    (file) =>
      (asked.type === undefined || file.type === asked.type) &&
      (asked.folder === undefined || (file.folder ?? 'none') === asked.folder) &&
      (asked.category === undefined || file.category === asked.category) &&
      (asked.lacks === undefined || lacksAlt(file)) &&
      (ids === null || ids.has(file.uuid)) &&
      (wanted.length === 0 || hasAll(wordsOf(file).said, wanted)),
  );
  const order = ORDERS[asked.sort];
  found.sort((one, other) => order(one, other) || byText(one.uuid, other.uuid));
  return {
    data: found.slice(asked.from, asked.from + asked.perPage),
    total: found.length,
    counts: countsOf(all),
  };
}

type Counts = RouteAnswer<typeof mediaIndexRoute>['counts'];

const counted = new WeakMap<readonly MediaFile[], Counts>();

/** Of the whole library, once for each state of it. */
function countsOf(all: readonly MediaFile[]): Counts {
  const known = counted.get(all);
  if (known !== undefined) return known;
  const counts = { all: all.length, image: 0, video: 0, pdf: 0, document: 0, noAlt: 0 };
  for (const file of all) {
    counts[file.type] += 1;
    if (lacksAlt(file)) counts.noAlt += 1;
  }
  counted.set(all, counts);
  return counts;
}

const hasAll = (text: string, wanted: readonly string[]): boolean => wanted.every((word) => text.includes(word));
