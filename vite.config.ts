import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { preHydrationScript } from './scripts/build/document/pre-hydration-script.ts';
import { linguiMacro } from './scripts/build/lingui-macro.ts';
import { typeface } from './scripts/build/typeface.mjs';
import { glyphSprite } from './scripts/build/document/glyph-sprite.ts';
import { secondMinifier } from './scripts/build/second-minifier.ts';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { pageStyles } from './scripts/build/page-styles.ts';
import { slimRecipes } from './scripts/build/recipes.ts';
import { leftOut } from './scripts/build/left-out.ts';
import { workersBesideThePage } from './scripts/build/workers.ts';

/** Parts that the entry itself begins with. */
const EVERYWHERE = /^vue\/(?:react|router|initial|index)-/u;
/**
 * Parts that others know by name, or that every visit has. The first script lists the files of all others, so that a
 * part asks for what it needs at once: their names would be a third of a kilobyte of it.
 */
const NAMED =
  /^(?:(?:en_GB|fr_FR)|react|router|common|dexie|device|initial|deferred|drawing|shared|home|list|product|recipes)$/;

const parts = chunkGroups();
const face = await typeface();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    babel({ presets: [linguiMacro] }),
    react({ compiler: false }),
    preHydrationScript(),
    glyphSprite(),
    secondMinifier(),
    slimRecipes(),
    pageStyles(),
    leftOut(),
    parts.plugin,
    workersBesideThePage(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    isSsrBuild
      ? undefined
      : VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          registerType: 'prompt',
          injectRegister: false,
          manifest: false,
          /* the shop's shell alone; the other language is kept when first wanted (sw/shop/shell.ts) */
          injectManifest: {
            globPatterns: ['index.html', 'favicon.svg', 'manifest.webmanifest', 'vue/**/*.{js,css,woff2}'],
            globIgnores: ['**/en_GB-*', '**/archivo-other-*', 'vue/admin/**'],
          },
          devOptions: { enabled: false },
        }),
  ],
  /* React has had the hook for years: the shim is 0.6 kB for nothing */
  resolve: {
    alias: {
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      /* its modules instead of a copy wrapped for every loader of the last decade */
      ...(command === 'build' ? { dexie: fileURLToPath(import.meta.resolve('dexie/dist/modern/dexie.mjs')) } : {}),
      ...face,
    },
  },
  worker: { format: 'es' as const },
  /* the server's start reads one file instead of the hundreds its packages have */
  ...(isSsrBuild ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: isSsrBuild
    ? { outDir: 'dist-ssr', copyPublicDir: false, target: 'node20' }
    : {
        target: 'baseline-widely-available',
        assetsDir: 'vue',
        manifest: true,
        sourcemap: false,
        reportCompressedSize: false,
        modulePreload: {
          polyfill: false,
          /* every page stands on these by the time it asks for another: no name of them beside each */
          resolveDependencies: (_file, names, { hostType }) =>
            hostType === 'js' ? names.filter((name) => !EVERYWHERE.test(name)) : names,
        },
        rolldownOptions: {
          output: {
            chunkFileNames: ({ name }) => (NAMED.test(name) ? 'vue/[name]-[hash].js' : 'vue/[hash].js'),
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
                { name: 'dexie', test: /node_modules[\\/]dexie[\\/]/, priority: 4 },
                /* what pages and workers have in common: beside them, so that no worker reads a page */
                { name: 'common', test: /node_modules[\\/](?:valibot|comlink)[\\/]/, priority: 4 },
                { name: 'router', test: /node_modules[\\/](@tanstack|valtio|proxy-compare|@lingui)/, priority: 3 },
                { name: 'initial', test: (id: string) => parts.groupOf(id) === 'initial', priority: 2 },
                { name: 'shared', test: (id: string) => parts.groupOf(id) === 'shared', priority: 1 },
                { name: parts.pageOf, priority: 1 },
                /* one line each: a file for every one that two pages share would be mostly headers */
                { name: 'recipes', test: /slim-recipe/ },
                { name: 'device', test: (id: string) => parts.groupOf(id) === 'device' },
                { name: 'drawing', test: (id: string) => parts.groupOf(id) === 'drawing' },
                { name: 'deferred', test: (id: string) => parts.groupOf(id) === 'deferred' },
              ],
            },
          },
        },
      },
}));
