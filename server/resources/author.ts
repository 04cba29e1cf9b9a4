import type { Admin } from '#core/domain/actor/actor.ts';

/** Who works: an administrator, with the name the history keeps. */
export interface Author extends Admin {
  readonly name?: string;
}
