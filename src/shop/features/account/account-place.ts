import type { Area } from '#core/domain/shop/area.ts';

/** Where in the account one is: the area around it and the path of the page. */
export interface AccountPlace {
  area: Area;
  path: string;
}
