/** Who bought, as they were then. */
import * as v from 'valibot';

const text = v.nullable(v.string());

const company = v.object({ name: v.string(), tradeName: text, siret: text, vatNumber: text });

export const deskBuyer = v.object({
  /** UUID of the account; null for a guest and for who was forgotten. */
  customer: text,
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  isProfessional: v.boolean(),
  company: v.nullable(company),
});

export type DeskBuyer = v.InferOutput<typeof deskBuyer>;
