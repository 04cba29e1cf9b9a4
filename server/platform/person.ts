import type { Admin, Customer, Visitor } from '#core/domain/actor/actor.ts';

/** Whose records of the shop something is about. Who works here has none of their own. */
export type Person = Visitor | Customer;

/** Who has a scope on a device: people of the shop, and who works here with what the role allows at this moment. */
export type SyncedPerson = Person | Admin;

/** Who somebody is, without what they may do. */
export type PersonId = Pick<SyncedPerson, 'kind' | 'id'>;

export const visitorPerson = (id: string): Person => ({ kind: 'visitor', id });
export const customerPerson = (id: string): Person => ({ kind: 'customer', id });
/** Whoever holds a session of a customer: they themself, or somebody of the shop who has signed in as them. */
export const sessionPerson = ({ customer, borrowed }: { customer: string; borrowed: unknown }): Person => ({
  kind: 'customer',
  id: customer,
  ...(borrowed === null ? {} : { borrowed: true }),
});

export function isSamePerson(a: PersonId | null, b: PersonId | null): boolean {
  return a?.kind === b?.kind && a?.id === b?.id;
}

/** The column by which rows belong to a person of this kind. */
export const ownerColumn = ({ kind }: Person) => (kind === 'customer' ? 'customer_id' : 'visitor_id');

/** Both columns of a row that belongs to a person. */
export function ownership({ kind, id }: Person): { visitor_id: string | null; customer_id: string | null } {
  return kind === 'customer' ? { visitor_id: null, customer_id: id } : { visitor_id: id, customer_id: null };
}

/** The person in a row's two columns. */
export function ownerIn(row: { visitor_id: string | null; customer_id: string | null }): Person | null {
  if (row.customer_id !== null) return customerPerson(row.customer_id);
  return row.visitor_id === null ? null : visitorPerson(row.visitor_id);
}

/** The name a person has in keys and channels. */
export const personName = ({ kind, id }: PersonId): string => `${kind}:${id}`;

/** The channel of what those who work here write together: each reads of it what the role allows. */
export const OFFICE_CHANNEL = 'office';

/** True for the channel of a person's own records. */
export const isPersonName = (name: string): boolean => /^(?:visitor|customer):/.test(name);
