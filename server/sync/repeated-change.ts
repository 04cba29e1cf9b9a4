import { noopIdOf } from '#core/wire/noop.ts';
import { NOOP, type Change, type ChangeResult } from '#core/wire/sync.ts';
import { isSamePerson, type PersonId } from '#server/platform/person.ts';

import type { KnownResult, StoredResult } from './change/stored-result.ts';

type Place = Pick<ChangeResult, 'lane' | 'seq'>;

/** What the results that are kept say about a change. */
export interface Before {
  /** Of this very mutation, wherever it ran; of a noop, what it finds done under its number. */
  readonly own: KnownResult | undefined;
  /** Whether there is one of its number, of another mutation. */
  readonly isNumberKnown: boolean;
}

/**
 * What is told of a number that its lane has left behind. A number that another mutation had is `taken`, never done
 * (rule S8). Where no result is kept the number may be the change's own only if that can have left the device before;
 * then it was applied, for refusals are kept longer (rule S27).
 */
export function answerRepeated(change: Change, { own, isNumberKnown }: Before, person: PersonId): ChangeResult {
  const at = placeOf(change);
  if (own) return resultFor(person, at, own);
  return change.again === true && !isNumberKnown ? expired(at) : { status: 'taken', ...at };
}

/**
 * A stored result as this person may know it: of what another person made only that it was applied, which stops it from
 * happening twice, or that it was refused, which no screen may take for done (rule S24).
 */
export function resultFor(person: PersonId, at: Place, { owner, outcome }: KnownResult): ChangeResult {
  if (isSamePerson(owner, person)) return { ...at, ...outcome };
  return outcome.status === 'applied' ? expired(at) : { ...at, ...outcome, data: {} };
}

export const placeOf = ({ lane, seq }: Change): Place => ({ lane, seq });

const expired = (at: Place): ChangeResult => ({ status: 'applied', ...at, answer: null, expired: true });

/** What stands under a number whose mutation was executed under another one: it says which it was, and nothing else. */
export const toldUnder = (
  place: NonNullable<StoredResult['place']>,
  { mutId, route }: Pick<Change, 'mutId' | 'route'>,
  row: Pick<StoredResult, 'mutId' | 'owner'>,
): StoredResult => ({ ...row, place, route, outcome: { status: 'applied', answer: { toldUnder: mutId } } });

/** Whether a number was left to this mutation by such a row: its own result may be gone by now, the row is not (S27). */
export const isToldUnder = (row: KnownResult, mutId: string): boolean => mutationIn(row) === mutId;

/** The mutation that such a row names. */
function mutationIn({ outcome }: KnownResult): string | null {
  if (outcome.status !== 'applied' || typeof outcome.answer !== 'object' || outcome.answer === null) return null;
  const mutId = 'toldUnder' in outcome.answer ? outcome.answer.toldUnder : null;
  return typeof mutId === 'string' ? mutId : null;
}

/**
 * What a noop finds done under its number: any noop, or the change it stands for, which came after all, late, to a restored
 * shop. The number is executed, and a noop asks for no more. Told as `taken` it would leave the device with a number that is
 * in no log, and the next shop that lacks it would be brought the states as a whole (rule S61).
 */
export function foundByNoop(mutId: string, here: KnownResult | undefined): KnownResult | undefined {
  if (here === undefined || here.route === NOOP) return here;
  return noopIdOf(mutationIn(here) ?? here.mutId) === mutId ? { ...here, outcome: DONE } : undefined;
}

const DONE: KnownResult['outcome'] = { status: 'applied', answer: null };
