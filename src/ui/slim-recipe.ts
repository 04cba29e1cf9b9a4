/**
 * What the browser runs of a recipe: names of classes, nothing else. Panda's own runtime brings `css()` and its
 * conditions along (9.5 kB compressed, measured); the shop styles by recipes alone, so the build takes this instead
 * (`scripts/build/recipes.ts`), and a test holds both to the same classes.
 */

type Value = string | boolean | undefined;
export type Variants = Readonly<Record<string, Value>>;

/** Classes that come when all these variants are chosen together. */
export type Compound = readonly [when: Variants, classes: string];

const chosen = (defaults: Variants, given: Variants | undefined): [string, string][] => {
  const all: Record<string, Value> = { ...defaults };
  for (const [key, value] of Object.entries(given ?? {})) if (value !== undefined) all[key] = value;
  return Object.entries(all).flatMap(([key, value]): [string, string][] =>
    value === undefined || value === false ? [] : [[key, String(value)]],
  );
};

const classesOf = (
  name: string,
  values: readonly (readonly [string, string])[],
  styled: readonly string[] | null,
  compounds: readonly Compound[],
): string => {
  const classes = [name];
  for (const [key, value] of values)
    if (styled === null || styled.includes(key)) classes.push(`${name}--${key}_${value}`);
  for (const [when, more] of compounds) {
    const holds = Object.entries(when).every(([key, value]) =>
      values.some(([k, v]) => k === key && v === String(value)),
    );
    if (holds) classes.push(more);
  }
  return classes.join(' ');
};

/** A recipe of one element. */
export function recipe(name: string, defaults: Variants, compounds: readonly Compound[] = []) {
  return (given?: Variants): string => classesOf(name, chosen(defaults, given), null, compounds);
}

/**
 * A recipe of several elements. `slots` reads `root:size,tone main`: each slot with the variants that style it.
 */
export function slotRecipe(
  name: string,
  slots: string,
  defaults: Variants,
  compounds: Readonly<Record<string, readonly Compound[]>> = {},
) {
  const parts = slots.split(' ').map((part): [string, string[]] => {
    const [slot = '', styled = ''] = part.split(':');
    return [slot, styled.split(',')];
  });
  const known = new Map<string, Record<string, string>>();
  return (given?: Variants): Record<string, string> => {
    const values = chosen(defaults, given);
    const key = values.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = Object.fromEntries(
      parts.map(([slot, styled]) => [slot, classesOf(`${name}__${slot}`, values, styled, compounds[slot] ?? [])]),
    );
    known.set(key, made);
    return made;
  };
}
