import { defineConfig } from '@pandacss/dev';
import shop from '../../../panda.config.ts';
import { recipes, slotRecipes } from '../../../src/admin/recipes.ts';
import { presetOf } from '../../../src/ui/theme/preset.ts';
import { recipesOf } from '../recipes-of.ts';

/** The back office's style output: the shop's tokens, and the recipes it draws with. */
export default defineConfig({
  ...shop,
  presets: ['@pandacss/preset-base', presetOf({ recipes, slotRecipes })],
  staticCss: { recipes: Object.fromEntries(recipesOf('src/admin/main.tsx').map((name) => [name, ['*']])) },
});
