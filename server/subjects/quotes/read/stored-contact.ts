/** Who asked for a quote, as it is stored: former versions of the shop knew less, and nothing is left of who was forgotten. */
import * as v from 'valibot';

const orNothing = v.fallback(v.optional(v.nullable(v.string()), null), null);

const storedContact = v.looseObject({
  customerType: v.fallback(v.picklist(['individual', 'professional']), 'individual'),
  firstName: v.fallback(v.string(), ''),
  lastName: v.fallback(v.string(), ''),
  email: orNothing,
  phone: orNothing,
  postcode: v.fallback(v.string(), ''),
  city: orNothing,
  corporateName: orNothing,
  siret: orNothing,
});

export type StoredContact = v.InferOutput<typeof storedContact>;

export const contactIn = (contact: unknown): StoredContact => v.parse(storedContact, contact);
