/** The back office: a build of its own, so that the shop's files stay as they are whatever happens here. */
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { glyphSprite } from '../document/glyph-sprite.ts';
import { leftOut } from '../left-out.ts';
import { linguiMacro } from '../lingui-macro.ts';
import { slimRecipes } from '../recipes.ts';
import { typeface } from '../typeface.mjs';

const face = await typeface();

export default defineConfig({
  publicDir: false,
  plugins: [
    babel({ presets: [linguiMacro] }),
    react({ compiler: false }),
    glyphSprite(),
    slimRecipes(),
    leftOut(),
    lingui({ failOnMissing: true, failOnCompileError: true }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'admin-sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['admin.html', 'vue/admin/*.{js,css,woff2}'],
        globIgnores: ['**/en_GB-*', '**/archivo-other-*'],
      },
      devOptions: { enabled: false },
    }),
  ],
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      dexie: fileURLToPath(import.meta.resolve('dexie/dist/modern/dexie.mjs')),
      ...face,
    },
  },
  /* the style output of scripts/build/admin/panda.config.ts */
  css: { postcss: 'scripts/build/admin' },
  build: {
    target: 'baseline-widely-available',
    assetsDir: 'vue/admin',
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'admin.html' },
  },
});
