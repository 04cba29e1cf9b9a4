import { expect, test } from 'vitest';
import { recipesOf } from '../../scripts/build/recipes-of.ts';
import { recipes, slotRecipes } from '../../scripts/build/every-recipe.ts';

const known = new Set([...Object.keys(recipes), ...Object.keys(slotRecipes)]);

test('an entry’s style sheet holds the recipes its parts draw with, and no others', () => {
  const admin = recipesOf('src/admin/main.tsx');
  expect(admin).toEqual(expect.arrayContaining(['button', 'empty', 'icon', 'page', 'skipLink']));
  // the builder's canvas draws what pages show, and nothing of the sale
  expect(admin).not.toContain('lineItem');
  expect(admin.filter((name) => !known.has(name))).toEqual([]);
});

test('every recipe is drawn with somewhere', () => {
  const drawn = new Set([...recipesOf('src/shop/main.tsx'), ...recipesOf('src/admin/main.tsx')]);
  expect([...known].filter((name) => !drawn.has(name))).toEqual([]);
});
