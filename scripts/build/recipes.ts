/** Replaces `#styled/recipes` in builds by class names without Panda's runtime (see `src/ui/slim-recipe.ts`). */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { css } from '../../styled-system/css/css.js';
import { recipes, slotRecipes } from './every-recipe.ts';

const RUNTIME = fileURLToPath(new URL('../../src/ui/slim-recipe.ts', import.meta.url));
const VIRTUAL = 'slim-recipe:';

interface AnyRecipe {
  className?: string;
  slots?: readonly string[];
  variants?: Record<string, Record<string, object>>;
  compoundVariants?: readonly (Record<string, unknown> & { css: object })[];
  defaultVariants?: object;
}

const isStyles = (value: unknown): value is Parameters<typeof css>[0] => typeof value === 'object' && value !== null;

const compoundsOf = (recipe: AnyRecipe, slot: string | null): unknown[] =>
  (recipe.compoundVariants ?? []).flatMap(({ css: styles, ...when }) => {
    const own: unknown = slot === null ? styles : Reflect.get(styles, slot);
    return isStyles(own) ? [[when, css(own)]] : [];
  });

/** Variants with any style for the slot, in the notation of the runtime. */
const slotOf = (recipe: AnyRecipe, slot: string): string => {
  const styled = Object.entries(recipe.variants ?? {})
    .filter(([, values]) => Object.values(values).some((styles) => slot in styles))
    .map(([name]) => name);
  return styled.length === 0 ? slot : `${slot}:${styled.join(',')}`;
};

const args = (...all: unknown[]): string => all.map((one) => JSON.stringify(one)).join(', ');

/** One line a recipe, by its name. */
export function slimModules(): Map<string, string> {
  const head = `import { recipe, slotRecipe } from ${JSON.stringify(RUNTIME)};\nexport const own = /* @__PURE__ */ `;
  const modules = new Map<string, string>();
  for (const [name, one] of Object.entries<AnyRecipe>(recipes))
    modules.set(
      name,
      `${head}recipe(${args(one.className ?? name, one.defaultVariants ?? {}, compoundsOf(one, null))});`,
    );
  for (const [name, one] of Object.entries<AnyRecipe>(slotRecipes)) {
    const slots = one.slots ?? [];
    const compounds = Object.fromEntries(
      slots.map((slot) => [slot, compoundsOf(one, slot)] as const).filter(([, own]) => own.length > 0),
    );
    const notation = slots.map((slot) => slotOf(one, slot)).join(' ');
    modules.set(
      name,
      `${head}slotRecipe(${args(one.className ?? name, notation, one.defaultVariants ?? {}, compounds)});`,
    );
  }
  return modules;
}

const IMPORT = /import \{([^}]*)\} from ['"]#styled\/recipes['"];?/g;

/** Every recipe is a module of its own, so that a page downloads those it uses. */
export function slimRecipes(): Plugin {
  const modules = slimModules();
  return {
    name: 'slim-recipes',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${VIRTUAL}`) ? (modules.get(id.slice(VIRTUAL.length + 1)) ?? null) : null),
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: '#styled/recipes' },
      handler: (code) => ({
        code: code.replace(IMPORT, (_all, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter((name) => name !== '')
            .map((name) => {
              const [from = '', to = from] = name.split(/\s+as\s+/);
              return `import { own as ${to} } from '${VIRTUAL}${from}';`;
            })
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}
