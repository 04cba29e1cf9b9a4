import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/experimental';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstParts } from './vite.first-parts.ts';
import { slimRecipes } from './vite.recipes.ts';
import { withoutRouterLink } from './vite.router-link.ts';

/** Lingui's macros run through Babel, and only in the files that import one. */
const linguiMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { id: /\/src\/.*\.[jt]sx?(?:$|\?)/, code: /@lingui\/[a-z]+\/macro/ } },
});

/**
 * `src/early.js` runs before the modules: a classic script of its own, named by its content, because everything under
 * `/vue/` is kept for ever.
 */
function earlyScript(): Plugin {
  const source = minifySync('early.js', readFileSync(new URL('src/early.js', import.meta.url), 'utf8')).code;
  const path = `vue/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'early-script',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source });
    },
    transformIndexHtml: (_html, { server }) => [
      {
        tag: 'script',
        attrs: { async: true, src: server === undefined ? `/${path}` : '/src/early.js' },
        injectTo: 'head',
      },
    ],
  };
}

const parts = firstParts();

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    babel({ presets: [linguiMacro] }),
    react({ compiler: false }),
    earlyScript(),
    slimRecipes(),
    withoutRouterLink(),
    parts.plugin,
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
          /* the shop's shell alone; the other language is kept when first wanted (sw/shell.ts) */
          injectManifest: {
            globPatterns: ['index.html', 'favicon.svg', 'manifest.webmanifest', 'vue/**/*.{js,css,woff2}'],
            globIgnores: ['**/en_GB-*', 'vue/admin/**'],
          },
          devOptions: { enabled: false },
        }),
  ],
  /* React has had the hook for years: the shim is 0.6 kB for nothing */
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  worker: { format: 'es' as const },
  build: isSsrBuild
    ? { outDir: 'dist-ssr', copyPublicDir: false, target: 'node20' }
    : {
        target: 'baseline-widely-available',
        assetsDir: 'vue',
        manifest: true,
        sourcemap: false,
        reportCompressedSize: false,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
                { name: 'dexie', test: /node_modules[\\/]dexie/, priority: 4 },
                { name: 'router', test: /node_modules[\\/](@tanstack|valtio|proxy-compare|@lingui)/, priority: 3 },
                { name: 'first', test: (id: string) => parts.groupOf(id) === 'first', priority: 2 },
                { name: 'shelf', test: (id: string) => parts.groupOf(id) === 'shelf', priority: 1 },
                { name: parts.groupOf },
              ],
            },
          },
        },
      },
}));
