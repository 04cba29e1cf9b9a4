import { describe, expect, test } from 'vitest';
import * as full from '#styled/recipes';
import { recipe, slotRecipe } from '#src/ui/slim-recipe.ts';
import { recipes, slotRecipes } from '../../scripts/build/every-recipe.ts';
import { slimModules } from '../../scripts/build/recipes.ts';

type Chosen = Record<string, string | boolean>;
type Recipe = (chosen?: Chosen) => string | Record<string, string>;

/** The recipe as the build makes it. */
function slimOf(name: string): Recipe {
  const text = slimModules().get(name) ?? '';
  const call = /(recipe|slotRecipe)\((.*)\);$/su.exec(text);
  const args: unknown = JSON.parse(`[${call?.[2] ?? ''}]`);
  if (!Array.isArray(args)) throw new Error(`no module for ${name}`);
  return Reflect.apply(call?.[1] === 'recipe' ? recipe : slotRecipe, undefined, args);
}

const fullOf = (name: string): Recipe => Reflect.get(full, name);

/** No variant, and each value of each alone: what a variant adds does not depend on the others but by compounds. */
function choices(variants: Readonly<Record<string, object>> | undefined): Chosen[] {
  const entries = Object.entries(variants ?? {});
  const single = entries.flatMap(([key, values]) =>
    Object.keys(values).map((value): Chosen => ({ [key]: value === 'true' ? true : value })),
  );
  const first = Object.fromEntries(
    entries.map(([key, values]): [string, string | boolean] => {
      const value = Object.keys(values).at(-1) ?? '';
      return [key, value === 'true' ? true : value];
    }),
  );
  return [{}, ...single, first];
}

const classes = (text: string | undefined): string[] => (text ?? '').split(' ').filter((one) => one !== '');

describe('recipes without a runtime give the classes of the full ones', () => {
  test.each(Object.keys(recipes))('%s', (name) => {
    const slim = slimOf(name);
    for (const chosen of choices(Reflect.get(recipes, name).variants)) {
      const given = slim(chosen);
      const wanted = fullOf(name)(chosen);
      if (typeof given !== 'string' || typeof wanted !== 'string') throw new Error('not a plain recipe');
      expect(classes(given).sort()).toEqual(classes(wanted).sort());
    }
  });

  test.each(Object.keys(slotRecipes))('%s, slot by slot', (name) => {
    const slim = slimOf(name);
    const { variants } = Reflect.get(slotRecipes, name);
    for (const chosen of choices(variants)) {
      const given = slim(chosen);
      const wanted = fullOf(name)(chosen);
      if (typeof given === 'string' || typeof wanted === 'string') throw new Error('not a slot recipe');
      expect(Object.keys(given)).toEqual(Object.keys(wanted));
      for (const [slot, text] of Object.entries(wanted)) {
        const own = new Set(classes(given[slot]));
        const missing = classes(text).filter((one) => !own.has(one));
        /* left out: only variants that say nothing about this slot */
        for (const one of missing) {
          const [, key = '', value = ''] = /--([^_]+)_(.*)$/u.exec(one) ?? [];
          expect(Reflect.get(variants?.[key]?.[value] ?? {}, slot), `${name}.${slot} ${one}`).toBeUndefined();
        }
        expect([...own].filter((one) => !classes(text).includes(one))).toEqual([]);
      }
    }
  });
});
