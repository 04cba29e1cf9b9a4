import { Refusal } from '#core/wire/refusal.ts';

/** Its value is wrong for a reason that only the shop knows. */
export const wrongAt = (field: string, code: string): Refusal =>
  new Refusal('input.invalid', { fields: [{ path: `fields.${field}`, code }] });

/** Something of the shop itself needs it. */
export const neededBy = (what: string): Refusal => new Refusal('record.inUse', { by: [what] });
