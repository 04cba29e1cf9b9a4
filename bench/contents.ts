/** What published posts cost on the wire: all of them once, then one that is written. Pages as the shop cuts them. */
import { brotliCompressSync, constants } from 'node:zlib';

import { manifest as manifestSchema } from '#core/contract/catalogue/catalogue.ts';
import { joinContents, type ContentsHead, type ContentsPage } from '#core/contract/content/content-pages.ts';
import type { ContentDocument, Contents } from '#core/contract/content/content-document.ts';
import { cutContents, type ContentPages } from '#server/subjects/catalogue/publish/content-pages.ts';
import * as v from 'valibot';

import { kilobytes } from './figures/numbers.ts';
import { print } from './figures/report.ts';
import { startDemo } from './shop/running-shop.ts';

const SIZES = [10, 10_000];

const shop = await startDemo();
const shown = await contentsOf(shop.origin);
await shop.stop();
const posts = shown.documents.filter((one) => one.type === 'post');
const rows = SIZES.map((size) => {
  const contents = { ...shown, documents: Array.from({ length: size }, (_, at) => copyOf(at)) };
  const [first] = contents.documents;
  if (first === undefined) throw new Error('the demo shop has no posts');
  const written = { ...first, title: `${first.title}, relu` };
  const before = cutContents(contents);
  const after = cutContents({ ...contents, documents: contents.documents.with(0, written) });
  const known = new Set(before.pages.map(({ hash }) => hash));
  const anew = after.pages.filter(({ hash }) => !known.has(hash));
  const whole = sent(Buffer.from(JSON.stringify(contents)));
  return [
    String(size),
    `${before.pages.length}, ${kilobytes(sent(before.head.body))}`,
    kilobytes(all(before)),
    kilobytes(anew.reduce((sum, { body }) => sum + sent(body), sent(after.head.body))),
    kilobytes(whole),
  ];
});

print({
  title: 'Published posts on the wire',
  command: 'npm run bench contents',
  columns: ['posts', 'pages, their head', 'the first time', 'again, one post written', 'as one page: each time'],
  rows,
  notes: [
    'Copies of the posts of the demo shop under ids of their own; bytes as sent (brotli 5).',
    'The words of each copy stand in an order of its own, so that no page is packed by what another post says.',
  ],
});

async function contentsOf(origin: string): Promise<Contents> {
  const read = async (path: string) => (await fetch(`${origin}/api/catalogue/${path}`)).json();
  const { contentsHead } = v.parse(manifestSchema, await read('manifest'));
  const head: ContentsHead = await read(`pages/${contentsHead?.hash ?? ''}`);
  const pages: ContentsPage[] = await Promise.all(head.pages.map((hash) => read(`pages/${hash}`)));
  return joinContents(head, pages);
}

/** A die that falls the same way in every run. */
function dieOf(seed: number): (sides: number) => number {
  let state = seed + 1;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** The same words in another order, in every text of what a post says. */
function shuffled(said: string, die: (sides: number) => number): string {
  const words = said.split(' ');
  for (let at = words.length - 1; at > 0; at -= 1) {
    const other = die(at + 1);
    [words[at], words[other]] = [words[other] ?? '', words[at] ?? ''];
  }
  return words.join(' ');
}

/** Ids are as random as those of the shop, and the same every time. */
function copyOf(at: number): ContentDocument {
  const post = posts[at % posts.length];
  if (post === undefined) throw new Error('the demo shop has no posts');
  const digits = Math.imul(at + 1, 0x9e3779b1) >>> 0;
  const end = digits.toString(16).padStart(12, '0');
  const die = dieOf(at);
  const said = JSON.stringify(post, (_, value: unknown) => (typeof value === 'string' ? shuffled(value, die) : value));
  const copy: ContentDocument = JSON.parse(said);
  return { ...copy, uuid: `${post.uuid.slice(0, 24)}${end}`, slug: `${post.slug}-${at}`, path: `${post.path}-${at}` };
}

function sent(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

function all({ head, pages }: ContentPages): number {
  return pages.reduce((sum, { body }) => sum + sent(body), sent(head.body));
}
