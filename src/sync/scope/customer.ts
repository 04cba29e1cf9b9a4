/** Who a customer's database belongs to, and which guests of this browser have yet to enter it (design §5, rule 17). */
import type { MetaRow, SignedInCustomer } from '#src/db/rows.ts';
import type { PersonStore, ReadTables } from '#src/db/store.ts';

type Guests = Extract<MetaRow, { key: 'guests' }>;

const NO_GUESTS: Guests = { key: 'guests', waiting: [], brought: [] };

export async function customerIn({ meta }: Pick<ReadTables, 'meta'>): Promise<SignedInCustomer | null> {
  const row = await meta.get('customer');
  return row?.key === 'customer' ? row.value : null;
}

export async function guestsIn({ meta }: Pick<ReadTables, 'meta'>): Promise<Guests> {
  const row = await meta.get('guests');
  return row?.key === 'guests' ? row : NO_GUESTS;
}

/** Who is there as `api.me` and a sign-in tell it. */
export interface SignInAnswer {
  readonly customer: SignedInCustomer & {
    readonly guest: string | null;
    /** Groups of that guest's databases. */
    readonly guestGroups: readonly string[];
  };
  readonly csrfToken: string;
  /** Somebody of the shop is here in the customer's name (rule S100). */
  readonly borrowed?: SignedInCustomer['borrowed'] | null;
}

/** The customer of an answer, as this device keeps them. */
export function customerOf({ customer, borrowed }: SignInAnswer): SignedInCustomer {
  const { uuid, email, firstName, lastName, customerType } = customer;
  return { uuid, email, firstName, lastName, customerType, ...(borrowed ? { borrowed } : {}) };
}

/**
 * Writes down whose database this is, the token of the session, and the guest whose carts wait for their merge.
 * @param named the group of that guest's database; null where there has been none
 */
export async function recordSignIn(store: PersonStore, answer: SignInAnswer, named: string | null): Promise<void> {
  const { guest } = answer.customer;
  await store.write(['meta'], async (t) => {
    const guests = await guestsIn(t);
    const waiting = [...new Set([...guests.waiting, guest])].filter((one) => one !== null);
    await t.meta.put([
      { key: 'customer', value: customerOf(answer) },
      { key: 'token', value: answer.csrfToken },
      { ...guests, waiting, ...(named === null ? {} : { named }) },
    ]);
  });
}
