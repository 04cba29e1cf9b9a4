import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Lingui's macros run through Babel, and only in the files that import one. */
const linguiMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
  rolldown: { filter: { id: /\/src\/.*\.[jt]sx?(?:$|\?)/, code: /@lingui\/[a-z]+\/macro/ } },
});

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    babel({ presets: [linguiMacro] }),
    react({ compiler: true }),
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
          injectManifest: { globPatterns: ['index.html', 'vue/**/*.{js,css,woff2}'], globIgnores: ['**/en_GB-*'] },
          devOptions: { enabled: false },
        }),
  ],
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
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
                { name: 'dexie', test: /node_modules[\\/]dexie/, priority: 3 },
                { name: 'router', test: /node_modules[\\/](@tanstack|valtio|proxy-compare|@lingui)/, priority: 2 },
              ],
            },
          },
        },
      },
}));
