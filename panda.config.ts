import { defineConfig } from '@pandacss/dev';
import { leanCss } from './src/ui/theme/lean-css.ts';
import { preset } from './src/ui/theme/preset.ts';

export default defineConfig({
  eject: true,
  presets: ['@pandacss/preset-base', preset],
  preflight: false,
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/ui/theme/**'],
  outdir: 'styled-system',
  outExtension: 'js',
  importMap: '#styled',
  /* every variant is emitted: a variant chosen at run time is never missing, and the recipes stay inside the budget */
  staticCss: { recipes: '*' },
  hooks: {
    'cssgen:done': ({ artifact, content }) => (artifact === 'styles.css' ? leanCss(content) : undefined),
  },
});
