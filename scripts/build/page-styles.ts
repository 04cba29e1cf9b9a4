/**
 * The styles a document carries: those of its page and of the frame around it, and of no other page. The whole sheet
 * follows beside the scripts (`src/shop/pre-hydration.js`), before another page can be gone to.
 */
import postcss, { type Container } from 'postcss';
import type { Plugin } from 'vite';
import { PAGE_SOURCES } from '#src/shop/app/pages/page-sources.ts';
import { recipes, slotRecipes } from '#src/shop/recipes.ts';
import { recipesOf } from './recipes-of.ts';

const ENTRY = 'src/shop/main.tsx';

/** Modules of pages, by the name under which a document asks for them. */
export const pageSources = (): string[] => Object.values(PAGE_SOURCES);

/** Recipes worn around every page, and by each page. */
export function wornBy(sources: readonly string[]): { frame: Set<string>; pages: Map<string, Set<string>> } {
  const frame = new Set(recipesOf(ENTRY, new Set(sources)));
  return { frame, pages: new Map(sources.map((source) => [source, new Set([...frame, ...recipesOf(source)])])) };
}

const classNames = new Map(
  Object.entries({ ...recipes, ...slotRecipes }).map(([name, { className }]) => [className, name] as const),
);

/** Recipes a selector needs on the page to match anything; what it excludes may be absent. */
export function recipesIn(selector: string): string[] {
  const needed = selector.replaceAll(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/gu, '');
  return [...needed.matchAll(/\.((?:[\w-]|\\.)+)/gu)].flatMap(([, name = '']) => {
    const [base = ''] = name.split(/__|--/u);
    return classNames.get(base) ?? [];
  });
}

/** The sheet without the rules of recipes that are not worn. */
export function stylesOf(css: string, worn: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const kept = rule.selectors.filter((selector) => recipesIn(selector).every((name) => worn.has(name)));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  dropEmpty(root);
  return root.toString();
}

/** Takes out what is left of layers and conditions around rules that went. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Writes `.vite/page-styles.json`: the styles of each page's document, by the page's module. */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const [sheet] = sheets;
      if (sheets.length !== 1 || sheet?.type !== 'asset') this.error('the shop has one style sheet');
      const css = String(sheet.source);
      const pages = [...wornBy(pageSources()).pages].map(([source, worn]) => [source, stylesOf(css, worn)] as const);
      this.emitFile({
        type: 'asset',
        fileName: '.vite/page-styles.json',
        source: JSON.stringify(Object.fromEntries(pages)),
      });
    },
  };
}
