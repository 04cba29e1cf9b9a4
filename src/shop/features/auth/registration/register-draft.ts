/** What the form of a new account starts from: passwords and consent are given anew each time. */
import type { InferInput, InferOutput } from 'valibot';
import { registerFields, type registerBody } from '#core/contract/account/auth.ts';
import { readFields, type DraftOf } from '#core/resources/field-set.ts';

export type RegisterInput = InferInput<typeof registerBody>;
export type NewAccount = InferOutput<typeof registerBody>;

/** Name of the form's draft. */
export const REGISTER_DRAFT = 'register';

export const registerDefaults = (draft: unknown): DraftOf<typeof registerFields> => readFields(registerFields, draft);
