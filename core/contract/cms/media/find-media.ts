/** The library asked on a device that holds all of it: what the shop answers to `api.admin.media.index`, to the letter. */
import type { MediaFile, mediaIndexRoute } from '#core/contract/cms/media/media-file.ts';
import { fold } from '#core/search/words/text.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';

type Asked = RouteInput<typeof mediaIndexRoute>['query'];

const lacksAlt = ({ type, alt }: MediaFile): boolean => type === 'image' && alt.fr_FR === '';

/** A library is asked at every letter, and its files do not change: the words of each are read once. */
const words = new WeakMap<MediaFile, string>();

/** Files whose words are read in one piece: some ms on a slow device. */
const PIECE = 250;

function wordsOf(file: MediaFile): string {
  const known = words.get(file);
  if (known !== undefined) return known;
  const { fileName, title, caption, alt } = file;
  const said = fold(`${fileName} ${title} ${caption} ${alt.fr_FR} ${alt.en_GB}`);
  words.set(file, said);
  return said;
}

/**
 * Reads the words of the library before anybody looks for one, in small pieces: the first letter typed waits for none of
 * it.
 * @param rest resolves when the next piece may be read
 */
export async function readWordsAhead(all: readonly MediaFile[], rest: () => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += PIECE) {
    await rest();
    for (const file of all.slice(at, at + PIECE)) wordsOf(file);
  }
}

/** What an order looks at, and which way; of equal ones the UUID decides. */
const ORDERS: Readonly<Record<Asked['sort'], readonly [of: (file: MediaFile) => string | number, way: 1 | -1]>> = {
  newest: [({ createdAt }) => createdAt, -1],
  oldest: [({ createdAt }) => createdAt, 1],
  name: [({ fileName }) => fileName.toLowerCase(), 1],
  largest: [({ bytes }) => bytes, -1],
};

const ordered = new WeakMap<readonly MediaFile[], Map<Asked['sort'], readonly MediaFile[]>>();

/** The whole library in an order, made once for each state of it: what is asked for next is a part of it. */
function inOrder(all: readonly MediaFile[], sort: Asked['sort']): readonly MediaFile[] {
  const orders = ordered.get(all) ?? new Map<Asked['sort'], readonly MediaFile[]>();
  ordered.set(all, orders);
  const known = orders.get(sort);
  if (known !== undefined) return known;
  const [of, way] = ORDERS[sort];
  /* what is compared is made once a file, not once a comparison */
  const made = all
    .map((file) => ({ file, of: of(file), uuid: file.uuid }))
    .sort((one, other) => {
      if (one.of !== other.of) return one.of < other.of ? -way : way;
      return one.uuid < other.uuid ? -1 : Number(one.uuid > other.uuid);
    })
    .map(({ file }) => file);
  orders.set(sort, made);
  return made;
}

export function findMedia(all: readonly MediaFile[], asked: Asked): RouteAnswer<typeof mediaIndexRoute> {
  const wanted = fold(asked.q)
    .split(/\s+/u)
    .filter((word) => word !== '');
  const ids = asked.ids === undefined ? null : new Set(asked.ids);
  const found = inOrder(all, asked.sort).filter(
    (file) =>
      (asked.type === undefined || file.type === asked.type) &&
      (asked.folder === undefined || (file.folder ?? 'none') === asked.folder) &&
      (asked.category === undefined || file.category === asked.category) &&
      (asked.lacks === undefined || lacksAlt(file)) &&
      (ids === null || ids.has(file.uuid)) &&
      (wanted.length === 0 || hasAll(wordsOf(file), wanted)),
  );
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
