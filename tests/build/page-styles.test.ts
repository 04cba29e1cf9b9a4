import { expect, test } from 'vitest';
import { pageSources, recipesIn, stylesOf, wornBy } from '../../scripts/build/page-styles.ts';
import { recipes, slotRecipes } from '#src/shop/recipes.ts';

const all = new Set([...Object.keys(recipes), ...Object.keys(slotRecipes)]);
const css = `@layer recipes{.tag{color:red}.tag--tone_new,.hero__root{top:0}@media (min-width:1px){.hero__root{left:0}}}body{margin:0}`;

test('a selector needs the recipes whose classes it names, and not what it excludes', () => {
  expect(recipesIn('.tag--tone_new')).toEqual(['tag']);
  expect(recipesIn('.hero__root > .tag:hover')).toEqual(['hero', 'tag']);
  expect(recipesIn('.tag:not(.hero__root)')).toEqual(['tag']);
  expect(recipesIn('[data-theme=dark] body')).toEqual([]);
});

test('rules of recipes that nothing wears are left out, and all others stay as they are', () => {
  expect(stylesOf(css, all)).toBe(css);
  expect(stylesOf(css, new Set(['tag']))).toBe('@layer recipes{.tag{color:red}.tag--tone_new{top:0}}body{margin:0}');
  expect(stylesOf(css, new Set())).toBe('body{margin:0}');
});

test('every page wears the frame and its own, and no page pays for another', () => {
  const { frame, pages } = wornBy(pageSources());
  expect(frame).toContain('header');
  for (const worn of pages.values()) expect([...frame].filter((name) => !worn.has(name))).toEqual([]);
  expect(pages.get('src/shop/features/home/page.tsx')).toContain('homeLayout');
  expect(pages.get('src/shop/features/product/page.tsx')).not.toContain('homeLayout');
  expect(new Set([...pages.values()].flatMap((worn) => [...worn]))).toEqual(all);
});
