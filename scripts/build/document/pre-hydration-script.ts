import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/experimental';
import type { Plugin } from 'vite';

/**
 * `src/shop/pre-hydration.js` runs before the modules: a classic script of its own, named by its content, because everything under
 * `/vue/` is kept for ever.
 */
export function preHydrationScript(): Plugin {
  const source = minifySync(
    'pre-hydration.js',
    readFileSync(new URL('../../../src/shop/pre-hydration.js', import.meta.url), 'utf8'),
  ).code;
  const path = `vue/pre-hydration-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'pre-hydration-script',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source });
    },
    transformIndexHtml: (_html, { server, path: page }) =>
      page.startsWith('/admin')
        ? []
        : [
            {
              tag: 'script',
              attrs: { async: true, src: server === undefined ? `/${path}` : '/src/shop/pre-hydration.js' },
              injectTo: 'head',
            },
          ],
  };
}
