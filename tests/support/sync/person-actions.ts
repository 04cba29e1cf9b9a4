/** What persons may do on their devices, and what may happen to these: the actions of the random histories of persons. */
import fc from 'fast-check';
import type { Area } from '#core/domain/shop/area.ts';
import { SKEWS_MS } from '#tests/support/sync/sync-actions.ts';
import { FATES, FOREIGN_FATES, type Fate } from '#tests/support/sync/wire.ts';

export const CLAIRE = '00000000-0000-4000-9000-00000000000a';
export const BRUNO = '00000000-0000-4000-9000-00000000000b';

export type Action =
  | { readonly do: 'press'; readonly at: number; readonly area: Area }
  | { readonly do: 'signIn'; readonly at: number; readonly who: string }
  | { readonly do: 'signOut'; readonly at: number; readonly discard: boolean }
  | { readonly do: 'crash' | 'cut' | 'heal' | 'openTab' | 'loseNotes' | 'hold'; readonly at: number }
  | { readonly do: 'fates'; readonly at: number; readonly fates: readonly Fate[] }
  /** So many presses of one article, before each of which the clock of the browser is moved. */
  | { readonly do: 'pressAcross'; readonly at: number; readonly area: Area; readonly skewsMs: readonly number[] }
  | { readonly do: 'setClock'; readonly at: number; readonly skewMs: number }
  /** One after the other, so many visits: a guest's press, a sign-in, a press, a sign-out, with or without the network. */
  | {
      readonly do: 'visits';
      readonly at: number;
      readonly who: string;
      readonly times: number;
      readonly isCut: boolean;
    }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'endSessions' };

const at = fc.nat({ max: 1 });
const skewMs = fc.constantFrom(...SKEWS_MS);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('press'), at, area: fc.constantFrom<Area>('auto', 'moto') }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('signIn'), at, who: fc.constantFrom(CLAIRE, CLAIRE, BRUNO) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('signOut'), at, discard: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('crash', 'cut', 'heal', 'heal', 'openTab', 'loseNotes', 'hold'), at }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('fates'),
      at,
      fates: fc.array(fc.constantFrom(...FATES, ...FOREIGN_FATES), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 14,
    arbitrary: fc.record({ do: fc.constant('pass'), ms: fc.constantFrom(1, 2, 3, 7, 21, 45, 600, 6_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'endSessions' } as const) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('setClock'), at, skewMs }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pressAcross'),
      at,
      area: fc.constantFrom<Area>('auto', 'moto'),
      skewsMs: fc.array(skewMs, { minLength: 2, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('visits'),
      at,
      who: fc.constantFrom(CLAIRE, BRUNO),
      times: fc.integer({ min: 1, max: 12 }),
      isCut: fc.boolean(),
    }),
  },
);
export const actions = fc.array(action, { minLength: 1, maxLength: 60, size: 'max' });
