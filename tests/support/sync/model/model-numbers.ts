/** What the model server reads of arguments, and the numbers it tells. */
import * as v from 'valibot';
import { AREAS } from '#core/domain/shop/area.ts';
import { noopIdOf } from '#core/wire/noop.ts';
import { NOOP } from '#core/wire/sync.ts';

/** A request that was received empties its cart; one that was refused does not. */
export const clearArgs = v.object({ quote: v.optional(v.string()) });

export const mergeArgs = v.object({ area: v.picklist(AREAS), visitor: v.string() });

/** The last numbers of a group's lanes, which the model server keeps by group and lane. */
export const numbersOf = (lanes: ReadonlyMap<string, number>, group: string): Record<string, number> =>
  Object.fromEntries(
    [...lanes].flatMap(([at, seq]) => (at.startsWith(`${group} `) ? [[at.slice(group.length + 1), seq]] : [])),
  );

/** Whether a noop finds its number done, by what has it: a noop, or the change it stands for (rule S5). */
export const isDoneFor = (here: string | undefined, noop: string): boolean =>
  here === NOOP || (here !== undefined && noopIdOf(here) === noop);
