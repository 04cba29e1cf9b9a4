import { Refusal } from '#core/wire/refusal.ts';
import { fieldSentence } from '#src/i18n/field-error.ts';
import { refusalSentence } from '#src/i18n/refusal.ts';

/** What a person reads of a call that was refused, behind the place of its field where it has one; a call that is taken is a fault. */
export async function toldOf(call: Promise<unknown>): Promise<string> {
  const told = await call.then(
    (answer) => new Error(`taken: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );
  if (!(told instanceof Refusal)) throw told;
  const [field] = told.data.fields ?? [];
  if (field === undefined) return refusalSentence(told.code, told.data).message ?? '';
  return `${field.path} : ${fieldSentence(field.code, 'typed').message ?? ''}`;
}
