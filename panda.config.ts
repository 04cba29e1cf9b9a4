import { defineConfig } from '@pandacss/dev';
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
  jsxFramework: undefined,
  /* every variant is emitted: a variant chosen at run time is never missing, and the recipes stay inside the budget */
  staticCss: { recipes: '*' },
});
