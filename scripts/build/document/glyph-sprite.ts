import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the drawings of the first paint before the app of every document, which its markup and its scripts then only name. */
export function glyphSprite(): Plugin {
  const sprite = readFileSync(new URL('../../../src/ui/icon/sprite.html', import.meta.url), 'utf8').trim();
  return {
    name: 'glyph-sprite',
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('<div id="root">', (root) => sprite + root) },
  };
}
