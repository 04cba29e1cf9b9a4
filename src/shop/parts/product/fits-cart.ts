import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';

/**
 * Whether a favourite goes into the cart by one press: a vehicle is not sold by the cart, and an article with options
 * needs one chosen.
 * @param variant UUID of the option that was put aside; null: none was
 */
export const fitsCart = (article: CatalogueRow, variant: string | null): boolean =>
  factsOfType(article.type).cartLine !== null &&
  (article.variants === 0 || variant !== null) &&
  isSaleable(article.stock);
