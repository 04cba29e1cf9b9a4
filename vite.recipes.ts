/** Replaces `#styled/recipes` in builds by class names without Panda's runtime (see `src/ui/slim-recipe.ts`). */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { css } from './styled-system/css/css.js';
import { recipes, slotRecipes } from './src/ui/theme/recipes.ts';

const RUNTIME = fileURLToPath(new URL('src/ui/slim-recipe.ts', import.meta.url));
const VIRTUAL = '\0slim-recipes';

interface AnyRecipe {
  className?: string;
  slots?: readonly string[];
  variants?: Record<string, Record<string, object>>;
  compoundVariants?: readonly (Record<string, unknown> & { css: object })[];
  defaultVariants?: object;
}

const compoundsOf = (recipe: AnyRecipe, slot: string | null): unknown[] =>
  (recipe.compoundVariants ?? []).flatMap(({ css: styles, ...when }) => {
    const own: unknown = slot === null ? styles : Reflect.get(styles, slot);
    return typeof own === 'object' && own !== null ? [[when, css(own)]] : [];
  });

/** Variants with any style for the slot, in the notation of the runtime. */
const slotOf = (recipe: AnyRecipe, slot: string): string => {
  const styled = Object.entries(recipe.variants ?? {})
    .filter(([, values]) => Object.values(values).some((styles) => slot in styles))
    .map(([name]) => name);
  return styled.length === 0 ? slot : `${slot}:${styled.join(',')}`;
};

const args = (...all: unknown[]): string => all.map((one) => JSON.stringify(one)).join(', ');

/** The module in place of Panda's: one line a recipe. */
export function slimModule(): string {
  const lines = [`import { recipe, slotRecipe } from ${JSON.stringify(RUNTIME)};`];
  for (const [name, one] of Object.entries<AnyRecipe>(recipes))
    lines.push(
      `export const ${name} = /* @__PURE__ */ recipe(${args(one.className ?? name, one.defaultVariants ?? {}, compoundsOf(one, null))});`,
    );
  for (const [name, one] of Object.entries<AnyRecipe>(slotRecipes)) {
    const slots = one.slots ?? [];
    const compounds = Object.fromEntries(
      slots.map((slot) => [slot, compoundsOf(one, slot)] as const).filter(([, own]) => own.length > 0),
    );
    const notation = slots.map((slot) => slotOf(one, slot)).join(' ');
    lines.push(
      `export const ${name} = /* @__PURE__ */ slotRecipe(${args(one.className ?? name, notation, one.defaultVariants ?? {}, compounds)});`,
    );
  }
  return lines.join('\n');
}

export function slimRecipes(): Plugin {
  return {
    name: 'slim-recipes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === '#styled/recipes' ? VIRTUAL : null),
    load: (id) => (id === VIRTUAL ? slimModule() : null),
  };
}
