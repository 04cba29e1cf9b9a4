import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import { filesOf, manifestSchema } from './manifest.ts';

/** What changes from page to page. */
interface DocumentParts {
  readonly head: string;
  readonly markup: string;
  /** Blocks of data after the markup. */
  readonly data: string;
  /** Source modules whose chunks the page needs. */
  readonly modules: readonly string[];
  /** Colours of the shop as a style sheet of their own. */
  readonly branding: string;
  readonly face: Face;
}

/** Where the icon of the tab and the manifest stand; null: where the build has them. */
export interface Face {
  readonly icon: string | null;
  readonly manifest: string | null;
}

interface AssembledDocument {
  readonly html: string;
  /** `sha256-…` of every inline style sheet. */
  readonly styleHashes: readonly string[];
}

export interface Template {
  assemble(parts: DocumentParts, address: string): Promise<AssembledDocument> | AssembledDocument;
  /** The document without page and data, which starts the app in the browser alone. */
  shell(address: string): Promise<string> | string;
}

const root = '<div id="root"></div>';

/** `src/shop/pre-hydration.js` looks for it. */
const PARTS = 'parts';

/**
 * The built `index.html` as a template. Order decides speed (rendering recipe, section 1): head, style sheet inline,
 * markup, data, and only then the scripts. They lie in a `<template>`, where no browser asks for them before `early.js`
 * takes them out: without HTTP/2 a line knows no priorities, and the main picture would share it with all of them.
 */
export async function builtTemplate(folder: string): Promise<Template> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = v.parse(manifestSchema, JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')));
  const { rest, scripts } = takeScripts(html);
  const { bare, css } = await takeStyles(rest, folder);
  const pages = v.parse(pageStylesSchema, JSON.parse(await readFile(join(folder, '.vite/page-styles.json'), 'utf8')));
  const [head, body, end] = split(bare);
  /** A module that is no page's has the whole sheet. */
  const whole = hashed(css);
  const styles = new Map(Object.entries(pages).map(([page, text]) => [page, hashed(text)] as const));
  const stylesOf = (modules: readonly string[]) => styles.get(modules.find((one) => styles.has(one)) ?? '') ?? whole;
  const extras = new Map<string, string>();

  const extrasOf = (modules: readonly string[]) => {
    const key = modules.join();
    const known = extras.get(key);
    if (known !== undefined) return known;
    const files = filesOf(manifest, modules);
    const links = files.js
      .filter((file) => !html.includes(file))
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`);
    extras.set(key, links.join(''));
    return links.join('');
  };

  return {
    shell: () => html,
    assemble({ head: tags, markup, data, modules, branding, face }) {
      /* marked, so that a tab that stays open can put on other colours (src/shop/app/init/apply-branding.ts) */
      const colours = branding === '' ? '' : `<style data-branding>${branding}</style>`;
      const parts = later(scripts + extrasOf(modules));
      const style = stylesOf(modules);
      const filled = markup === '' ? root : root.replace('></div>', () => `>${markup}</div>`);
      return {
        html: [wearing(head, face), tags, `<style>${style.css}</style>`, colours, body, filled, data, parts, end].join(
          '',
        ),
        styleHashes: branding === '' ? [style.hash] : [style.hash, styleHash(branding)],
      };
    },
  };
}

/** Another tag in the place of the one that begins so. */
function withTag(head: string, start: string, tag: string): string {
  const at = head.indexOf(start);
  const end = head.indexOf('>', at);
  return at === -1 || end === -1 ? head : head.slice(0, at) + tag + head.slice(end + 1);
}

/** The head with the shop's own face. */
const wearing = (head: string, { icon, manifest }: Face): string => {
  const worn = icon === null ? head : withTag(head, '<link rel="icon"', `<link rel="icon" href="${icon}">`);
  return manifest === null ? worn : withTag(worn, '<link rel="manifest"', `<link rel="manifest" href="${manifest}">`);
};

/** Styles of a page's document, by its module (`scripts/build/page-styles.ts`). */
const pageStylesSchema = v.record(v.string(), v.string());

const hashed = (css: string) => {
  const safe = css.replaceAll('</style', '<\\/style');
  return { css: safe, hash: styleHash(safe) };
};

const later = (scripts: string) => `<template id="${PARTS}">${scripts}</template>`;

const styleHash = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

/** Takes the module script and its preloads out of the head: they follow the page. */
function takeScripts(html: string) {
  const scripts: string[] = [];
  const pattern = /<[^<>]*>(?:<\/script>)?/g;
  const rest = html.replace(pattern, (tag) => {
    if (!/^<(?:script type="module"|link rel="modulepreload")/u.test(tag)) return tag;
    scripts.push(tag.replace(' crossorigin', ' fetchpriority="low" crossorigin'));
    return '';
  });
  return { rest, scripts: scripts.join('') };
}

/**
 * The style sheets of the entry, of which a document has its page's part inline: one round trip less before the first paint.
 * Their links stay, disabled until the scripts are asked for: no browser fetches them before, and Vite's preloads of later
 * parts find that the sheet is here.
 */
async function takeStyles(html: string, folder: string) {
  const links = [...html.matchAll(/<[^<>]*>/g)].filter(([tag]) => tag.startsWith('<link rel="stylesheet"'));
  const hrefs = links.map(([link]) => / href="([^"]+)"/u.exec(link)?.[1] ?? '');
  const texts = await Promise.all(hrefs.map((href) => readFile(join(folder, href), 'utf8')));
  const css = texts.join('\n');
  const bare = links.reduce((text, [link]) => text.replace(link, link.replace(/>$/u, ' disabled>')), html);
  return { bare, css };
}

/** Before the head's end, from there to the app's root, and from its end; the template's own title gives way. */
function split(html: string): [string, string, string] {
  const rootAt = html.indexOf(root);
  const headAt = html.indexOf('</head>');
  if (rootAt === -1 || headAt === -1) throw new Error(`index.html needs </head> and ${root}`);
  const head = html.slice(0, headAt).replace(/<title>[^<]*<\/title>/, '');
  return [head, html.slice(headAt, rootAt), html.slice(rootAt + root.length)];
}
