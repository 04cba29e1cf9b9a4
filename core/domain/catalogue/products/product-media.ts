/** Films and papers of a product (domain 2.7). */
import { filmAt } from '#core/domain/blocks/film.ts';

/** Largest film that a page of a product plays: 50 MB. */
export const MOST_FILM_BYTES = 50 * 1024 * 1024;

export interface WrittenVideo {
  /** Of the library. */
  readonly file: string | null;
  readonly address: string | null;
}

/** A film is a file of the library or one of YouTube or Vimeo, never both. */
export function videoFault({ file, address }: WrittenVideo): { field: 'file' | 'address'; code: string } | null {
  if (address === null) return file === null ? { field: 'file', code: 'required' } : null;
  if (file !== null) return { field: 'address', code: 'video.twice' };
  return filmAt(address) === null ? { field: 'address', code: 'video.unknown' } : null;
}
