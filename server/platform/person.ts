import type { Customer, Visitor } from '#core/domain/actor/actor.ts';

/** Whose records something is about: an actor of the shop. Who works here has no records of their own. */
export type Person = Visitor | Customer;

export const visitorPerson = (id: string): Person => ({ kind: 'visitor', id });
export const customerPerson = (id: string): Person => ({ kind: 'customer', id });

export function isSamePerson(a: Person | null, b: Person | null): boolean {
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
export const personName = ({ kind, id }: Person): string => `${kind}:${id}`;

/** True for the channel of a person's own records. */
export const isPersonName = (name: string): boolean => /^(?:visitor|customer):/.test(name);
