import * as v from 'valibot';

/** Units of a line of the order, by its UUID. */
export interface Unit {
  readonly line: string;
  readonly quantity: number;
}

const stored = v.array(v.object({ line: v.string(), quantity: v.number() }));

/** What a withdrawal is from, out of its column. */
export const withdrawnUnits = (lines: unknown): readonly Unit[] => v.parse(stored, lines ?? []);
