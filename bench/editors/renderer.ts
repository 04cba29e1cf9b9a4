/** What a shopper pays for pages of blocks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import { BLOCK_TYPES } from '#core/domain/blocks/all-blocks.ts';

const SCRIPTS = 'dist/vue';

/** Bytes of the one script of the shop that draws every kind of block. */
export function rendererBytes(): { readonly gz: number; readonly br: number } {
  // the editor has the same renderer in scripts of its own, which no shopper loads
  const ofShop = readFileSync('dist/sw.js', 'utf8');
  const found = readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.js') && ofShop.includes(name))
    .map((name) => readFileSync(join(SCRIPTS, name)))
    .filter((script) => BLOCK_TYPES.every((type) => script.includes(`${type}:`)));
  const [renderer] = found;
  if (renderer === undefined || found.length > 1) throw new Error(`${found.length} scripts draw every kind of block`);
  return { gz: gzipSync(renderer, { level: 9 }).length, br: brotliCompressSync(renderer).length };
}
