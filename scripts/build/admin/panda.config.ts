import { defineConfig } from '@pandacss/dev';
import shop from '../../../panda.config.ts';
import { recipesOf } from '../recipes-of.ts';

/** The back office's style output: the shop's tokens and types, and the recipes it draws with. */
export default defineConfig({
  ...shop,
  staticCss: { recipes: Object.fromEntries(recipesOf('src/admin/main.tsx').map((name) => [name, ['*']])) },
});
