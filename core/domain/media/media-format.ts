/** What the library takes, and how much of it (domain 2.7, 8.3). */

export const MEDIA_TYPES = ['image', 'video', 'pdf', 'document'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

const MEGABYTE = 1024 * 1024;

/** Bytes of the largest file of a type. */
export const MOST_BYTES: Readonly<Record<MediaType, number>> = {
  image: 5 * MEGABYTE,
  video: 100 * MEGABYTE,
  pdf: 20 * MEGABYTE,
  document: 20 * MEGABYTE,
};

export interface MediaFormat {
  readonly type: MediaType;
  readonly mime: string;
  /** The ending its files are kept under; others mean the same. */
  readonly ending: string;
  readonly alias?: string;
}

export const MEDIA_FORMATS = {
  jpg: { type: 'image', mime: 'image/jpeg', ending: 'jpg', alias: 'jpeg' },
  png: { type: 'image', mime: 'image/png', ending: 'png' },
  webp: { type: 'image', mime: 'image/webp', ending: 'webp' },
  gif: { type: 'image', mime: 'image/gif', ending: 'gif' },
  avif: { type: 'image', mime: 'image/avif', ending: 'avif' },
  svg: { type: 'image', mime: 'image/svg+xml', ending: 'svg' },
  mp4: { type: 'video', mime: 'video/mp4', ending: 'mp4' },
  webm: { type: 'video', mime: 'video/webm', ending: 'webm' },
  pdf: { type: 'pdf', mime: 'application/pdf', ending: 'pdf' },
  doc: { type: 'document', mime: 'application/msword', ending: 'doc' },
  docx: {
    type: 'document',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: 'docx',
  },
  xls: { type: 'document', mime: 'application/vnd.ms-excel', ending: 'xls' },
  xlsx: { type: 'document', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  odt: { type: 'document', mime: 'application/vnd.oasis.opendocument.text', ending: 'odt' },
  csv: { type: 'document', mime: 'text/csv', ending: 'csv' },
  txt: { type: 'document', mime: 'text/plain', ending: 'txt' },
} as const satisfies Record<string, MediaFormat>;

export type MediaEnding = keyof typeof MEDIA_FORMATS;

const ALL: readonly MediaFormat[] = Object.values(MEDIA_FORMATS);

/** What a file says it is by the end of its name; null for what the library does not take. */
export function claimedFormat(fileName: string): MediaFormat | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return ALL.find((format) => format.ending === ending || format.alias === ending) ?? null;
}

/** For a field that chooses files: `.jpg,.jpeg,.png`. */
export const acceptedEndings = (types: readonly MediaType[] = MEDIA_TYPES): string =>
  ALL.filter(({ type }) => types.includes(type))
    .flatMap(({ ending, alias }) => [ending, ...(alias === undefined ? [] : [alias])])
    .map((ending) => `.${ending}`)
    .join(',');
