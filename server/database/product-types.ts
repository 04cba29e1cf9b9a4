import { sql, type RawBuilder } from 'kysely';

import { typesWhere, type ProductType } from '#core/domain/catalogue/types/all-types.ts';

/** Right sides of `type = …`: the types of products of which something holds. */
const ofTypes = (...[holds]: Parameters<typeof typesWhere>): RawBuilder<ProductType> =>
  sql<ProductType>`any(${typesWhere(holds)}::text[])`;

export const WITH_OWN_PRICE = ofTypes(({ price }) => price === 'own');
export const WITH_COUNTED_STOCK = ofTypes(({ stock }) => stock === 'counted');
export const SOLD_BY_CART = ofTypes(({ cartLine }) => cartLine !== null);
/** Its pieces are its own, where they are counted at all. */
export const WITH_OWN_PIECES = ofTypes(({ stock }) => stock === 'counted' || stock === 'optional');
/** Something of it lies in a cart under its own name, so that it can be back. */
export const SOLD_AS_ONE = ofTypes(({ cartLine }) => cartLine === 'product' || cartLine === 'variant');
export const SOLD_AS_KIT = ofTypes(({ parts }) => parts === 'components');
export const SOLD_BY_SELLER = ofTypes(({ button }) => button === 'askSeller');
export const SOLD_BY_MEMBERS = ofTypes(({ cartLine }) => cartLine === 'members');
export const WITH_DOWNLOADS = ofTypes(({ downloads }) => downloads === true);
export const WITHOUT_STOCK = ofTypes(({ stock }) => stock === 'none');
