import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/experimental';
import type { Plugin } from 'vite';

/**
 * `src/shop/early.js` runs before the modules: a classic script of its own, named by its content, because everything under
 * `/vue/` is kept for ever.
 */
export function earlyScript(): Plugin {
  const source = minifySync('early.js', readFileSync(new URL('../../src/shop/early.js', import.meta.url), 'utf8')).code;
  const path = `vue/early-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'early-script',
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
              attrs: { async: true, src: server === undefined ? `/${path}` : '/src/shop/early.js' },
              injectTo: 'head',
            },
          ],
  };
}
