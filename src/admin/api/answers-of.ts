/** Answers kept for whoever is signed in: what was read is there without a network, with its date. */
import type { KeptAnswers } from '#src/db/kept-answers.ts';
import type { OfficeAnswer, OfficeInput, OfficeRouteName } from './admin-routes.ts';

export interface Kept<Name extends OfficeRouteName> {
  readonly answer: OfficeAnswer<Name>;
  /** ISO instant at which it came. */
  readonly at: string;
}

export interface Answers {
  read<Name extends OfficeRouteName>(name: Name, input: OfficeInput<Name>): Promise<Kept<Name> | null>;
  keep<Name extends OfficeRouteName>(name: Name, input: OfficeInput<Name>, kept: Kept<Name>): Promise<void>;
}

/** One key for one question, in whatever order it was written. */
export function keyOf(name: string, input: object): string {
  const sorted = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || Array.isArray(value)
      ? value
      : Object.fromEntries(
          Object.entries(value)
            .filter(([, part]: [string, unknown]) => part !== undefined && part !== null)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, part]: [string, unknown]) => [key, sorted(part)]),
        );
  return `${name} ${JSON.stringify(sorted(input))}`;
}

/**
 * What is kept was answered by the shop to the same question; a newer build may know more of it, and asks anew as soon as
 * it can.
 */
export function answersOf(store: () => Promise<KeptAnswers | null>): Answers {
  return {
    async read(name, input) {
      const row = await (await store())?.read(keyOf(name, input));
      return row === null || row === undefined ? null : asKept(row);
    },
    async keep(name, input, { answer, at }) {
      await (await store())?.keep({ key: keyOf(name, input), answer, at });
    },
  };
}

/** The key names the route: nothing else was ever written under it. */
function asKept<Name extends OfficeRouteName>(row: { answer: unknown; at: string }): Kept<Name>;
function asKept({ answer, at }: { answer: unknown; at: string }): object {
  return { answer, at };
}
