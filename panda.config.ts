import { defineConfig } from '@pandacss/dev';
import { recipes, shopRecipes, slotRecipes } from './scripts/build/every-recipe.ts';
import { leanCss } from './scripts/build/lean-css.ts';
import { presetOf } from './src/ui/theme/preset.ts';

export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base', presetOf({ recipes, slotRecipes })],
  preflight: false,
  /* nothing is looked for in sources: recipes follow each other as in scripts/build/every-recipe.ts */
  include: ['./panda.config.ts'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled',
  /* every variant is emitted: a variant chosen at run time is never missing, and the recipes stay inside the budget */
  staticCss: { recipes: Object.fromEntries(shopRecipes.map((name) => [name, ['*']])) },
  hooks: {
    'cssgen:done': ({ artifact, content }) => (artifact === 'styles.css' ? leanCss(content) : undefined),
  },
});
