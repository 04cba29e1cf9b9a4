/** Moves in the tree of a menu: among its neighbours, into the one above, out of the one it lies in (domain 8.4). */

export interface MenuNode<Self> {
  readonly id: string;
  readonly children?: readonly Self[];
}

/** Levels of a menu. */
export const MENU_LEVELS = 3;

export type MenuMove = 'up' | 'down' | 'in' | 'out';

const childrenOf = <T extends MenuNode<T>>({ children = [] }: T): readonly T[] => children;

const levelsOf = <T extends MenuNode<T>>(item: T): number => 1 + Math.max(0, ...childrenOf(item).map(levelsOf));

/** Every item with its level, in the order in which they are read. */
export function flatMenu<T extends MenuNode<T>>(items: readonly T[], level = 1): { item: T; level: number }[] {
  return items.flatMap((item) => [{ item, level }, ...flatMenu(childrenOf(item), level + 1)]);
}

/** The list an item lies in, made anew by `change`; the same tree where no list holds it. */
function inItsList<T extends MenuNode<T>>(
  items: readonly T[],
  id: string,
  change: (list: readonly T[], at: number, level: number) => readonly T[],
  level = 1,
): readonly T[] {
  const at = items.findIndex((item) => item.id === id);
  if (at !== -1) return change(items, at, level);
  let isSame = true;
  const next = items.map((item) => {
    const before = childrenOf(item);
    const after = inItsList(before, id, change, level + 1);
    if (after === before) return item;
    isSame = false;
    return { ...item, children: after };
  });
  return isSame ? items : next;
}

function swapped<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.map((item, index) => (index === at ? other : index === at + by ? one : item));
}

/** Into the one above it, as its last; nowhere where that would be a level too many. */
function nested<T extends MenuNode<T>>(list: readonly T[], at: number, level: number): readonly T[] {
  const [item, above] = [list[at], list[at - 1]];
  if (item === undefined || above === undefined || level + levelsOf(item) > MENU_LEVELS) return list;
  const holder = { ...above, children: [...childrenOf(above), item] };
  return list.flatMap((one, index) => (index === at ? [] : index === at - 1 ? [holder] : [one]));
}

/** Behind the one it lies in. */
function lifted<T extends MenuNode<T>>(items: readonly T[], id: string): readonly T[] {
  const holder = flatMenu(items).find(({ item }) => childrenOf(item).some((child) => child.id === id))?.item;
  const item = holder === undefined ? undefined : childrenOf(holder).find((child) => child.id === id);
  if (holder === undefined || item === undefined) return items;
  return inItsList(items, holder.id, (list) =>
    list.flatMap((one) =>
      one.id === holder.id ? [{ ...one, children: childrenOf(one).filter((child) => child.id !== id) }, item] : [one],
    ),
  );
}

/** @returns the same tree where the move leads nowhere */
export function moveInMenu<T extends MenuNode<T>>(items: readonly T[], id: string, move: MenuMove): readonly T[] {
  if (move === 'out') return lifted(items, id);
  return inItsList(items, id, (list, at, level) =>
    move === 'in' ? nested(list, at, level) : swapped(list, at, move === 'up' ? -1 : 1),
  );
}

/** To a place among its neighbours, counted without it. */
export const moveTo = <T extends MenuNode<T>>(items: readonly T[], id: string, to: number): readonly T[] =>
  inItsList(items, id, (list, at) => {
    const item = list[at];
    const others = list.filter((one) => one.id !== id);
    return item === undefined ? list : [...others.slice(0, to), item, ...others.slice(to)];
  });

/** The item written anew; null takes it away with what lies in it. */
export const changeInMenu = <T extends MenuNode<T>>(
  items: readonly T[],
  id: string,
  change: (item: T) => T | null,
): readonly T[] =>
  inItsList(items, id, (list) =>
    list.flatMap((one) => {
      const next = one.id === id ? change(one) : one;
      return next === null ? [] : [next];
    }),
  );
