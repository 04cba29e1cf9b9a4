/** The recipes of shop and back office together: one set of types and class names serves both builds. */
import * as admin from '../../src/admin/recipes.ts';
import * as shop from '../../src/shop/recipes.ts';

/** In the shop's order, which is that of its style sheet; then those that only the back office draws with. */
export const recipes = { ...shop.recipes, ...admin.recipes };
export const slotRecipes = { ...shop.slotRecipes, ...admin.slotRecipes };

/** Names of those that the shop draws with. */
export const shopRecipes: readonly string[] = [...Object.keys(shop.recipes), ...Object.keys(shop.slotRecipes)];
