/** A guest's favourite: it stays on the device, and enters the list of the customer it turns out to be (rule S82). */
import type { Money } from '#core/domain/price/money.ts';
import { areaOfPath, type Area } from '#core/domain/shop/area.ts';

/** What the device showed of an article when it was put aside: enough to draw its card without the catalogue. */
export interface FavouriteSnapshot {
  readonly name: string;
  readonly path: string;
  readonly image: string | null;
  /** VAT included; null when the article has no price of its own. */
  readonly price: Money | null;
}

export interface Favourite {
  /** UUID of the product. */
  readonly uuid: string;
  /** Missing in what earlier versions of the shop wrote. */
  readonly area?: Area;
  readonly snapshot: FavouriteSnapshot;
  readonly at: string;
}

/** Before favourites said their area, their address did. */
export const areaOfFavourite = ({ area, snapshot }: Pick<Favourite, 'area' | 'snapshot'>): Area =>
  area ?? areaOfPath(snapshot.path) ?? 'auto';
