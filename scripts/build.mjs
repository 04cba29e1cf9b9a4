/**
 * npm run build: styles, client, server markup, server. Everything is made beside the running shop and put in its
 * place at the end; files that old tabs may still ask for stay for two weeks.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { checkNode, ensureInstalled } from './machine.mjs';
import { hasStyles, markBuilt, markStyles } from './sources.mjs';
import { must, say, tool } from './step.mjs';

const stage = '.cache/build';
const keepOldFilesMs = 14 * 24 * 3600 * 1000;

/** Design tokens and recipes as code; wanted by types, tests and builds alike. */
export async function ensureStyles() {
  if (hasStyles()) return;
  await must('making styles', ...tool('@pandacss/dev/bin.js', 'codegen', '--silent'));
  markStyles();
}

const vite = (...args) => tool('vite/bin/vite.js', 'build', '--logLevel', 'warn', '--emptyOutDir', ...args);

export async function build() {
  const production = { env: { NODE_ENV: 'production' } };
  await ensureStyles();
  await must('building the storefront', ...vite('--outDir', `${stage}/dist`), production);
  const admin = ['--config', 'scripts/build/admin/vite.config.ts', '--outDir', `${stage}/dist-admin`];
  await must('building the back office', ...vite(...admin), production);
  await must(
    'building the markup for the server',
    ...vite('--ssr', 'src/shop/entry-server.tsx', '--outDir', `${stage}/dist-ssr`),
    production,
  );
  const rolldown = tool(
    'rolldown/bin/cli.mjs',
    '-c',
    'scripts/build/server/rolldown.mjs',
    '-d',
    `${stage}/dist-server`,
  );
  await must('building the server', ...rolldown, production);
  cpSync('server/database/migrations', `${stage}/dist-server/migrations`, { recursive: true });
  cpSync('server/platform/pdf/typeface', `${stage}/dist-server/typeface`, { recursive: true });
  cpSync(`${stage}/dist-admin`, `${stage}/dist`, { recursive: true });
  keepOldFiles('vue');
  keepOldFiles('vue/admin');
  await compress(`${stage}/dist`);
  for (const name of ['dist', 'dist-ssr', 'dist-server']) {
    rmSync(name, { recursive: true, force: true });
    renameSync(join(stage, name), name);
  }
  markBuilt();
}

function keepOldFiles(folder) {
  if (!existsSync(`dist/${folder}`)) return;
  mkdirSync(`${stage}/dist/${folder}`, { recursive: true });
  for (const name of readdirSync(`dist/${folder}`)) {
    const [old, kept] = [join('dist', folder, name), join(stage, 'dist', folder, name)];
    if (existsSync(kept) || Date.now() - statSync(old).mtimeMs > keepOldFilesMs) continue;
    cpSync(old, kept, { preserveTimestamps: true });
  }
}

/** Once here instead of at every request. */
async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg|json|webmanifest|txt)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const work = promisify(brotliCompress);
  for (const file of files) {
    if (existsSync(`${file}.br`)) continue;
    const text = readFileSync(file);
    if (text.length < 600) continue;
    writeFileSync(`${file}.br`, await work(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  checkNode();
  await ensureInstalled();
  await build();
  say('built');
}
