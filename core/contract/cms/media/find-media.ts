/** The library asked on a device that holds all of it: what the shop answers to `api.admin.media.index`, to the letter. */
import type { MediaFile, mediaIndexRoute } from '#core/contract/cms/media/media-file.ts';
import { fold } from '#core/search/words/text.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';

type Asked = RouteInput<typeof mediaIndexRoute>['query'];

const lacksAlt = ({ type, alt }: MediaFile): boolean => type === 'image' && alt.fr_FR === '';

const saidOf = ({ fileName, title, caption, alt }: MediaFile): string =>
  fold(`${fileName} ${title} ${caption} ${alt.fr_FR} ${alt.en_GB}`);

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const ORDERS: Readonly<Record<Asked['sort'], (one: MediaFile, other: MediaFile) => number>> = {
  newest: (one, other) => byText(other.createdAt, one.createdAt),
  oldest: (one, other) => byText(one.createdAt, other.createdAt),
  name: (one, other) => byText(one.fileName.toLowerCase(), other.fileName.toLowerCase()),
  largest: (one, other) => other.bytes - one.bytes,
};

export function findMedia(all: readonly MediaFile[], asked: Asked): RouteAnswer<typeof mediaIndexRoute> {
  const words = fold(asked.q)
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
      (words.length === 0 || hasAll(saidOf(file), words)),
  );
  const order = ORDERS[asked.sort];
  found.sort((one, other) => order(one, other) || byText(one.uuid, other.uuid));
  return {
    data: found.slice(asked.from, asked.from + asked.perPage),
    total: found.length,
    counts: {
      all: all.length,
      image: count(all, ({ type }) => type === 'image'),
      video: count(all, ({ type }) => type === 'video'),
      pdf: count(all, ({ type }) => type === 'pdf'),
      document: count(all, ({ type }) => type === 'document'),
      noAlt: count(all, lacksAlt),
    },
  };
}

const hasAll = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));

const count = (all: readonly MediaFile[], counts: (file: MediaFile) => boolean): number =>
  all.reduce((sum, file) => sum + Number(counts(file)), 0);
