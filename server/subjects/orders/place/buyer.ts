import type { CustomerType } from '#core/domain/account/customer.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';
import type { Person } from '#server/platform/person.ts';

/** Who buys, as an order keeps it. */
export interface Buyer {
  readonly id: string;
  readonly group: string;
  readonly type: CustomerType;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'Mr' | 'Mrs' | 'Other';
  readonly phone: string;
  readonly company: {
    readonly name: string;
    readonly tradeName: string | null;
    readonly siret: string | null;
    readonly vatNumber: string | null;
  } | null;
  readonly isFirstOrder: boolean;
}

/**
 * The customer, locked until the transaction ends: one customer places one order at a time.
 * @throws Refusal `session.required` for anybody else (specification §4: guests sign in first)
 */
export async function loadBuyer(trx: Trx, person: Person): Promise<Buyer> {
  if (person.kind !== 'customer') throw new Refusal('session.required');
  const row = await trx.selectFrom('customer').selectAll().where('id', '=', person.id).forUpdate().executeTakeFirst();
  if (row === undefined) throw new Refusal('session.required');
  const earlier = await trx
    .selectFrom('sale_order')
    .select('id')
    .where('customer_id', '=', person.id)
    .where('status', '!=', 'canceled')
    .limit(1)
    .executeTakeFirst();
  return {
    id: row.id,
    group: row.group_code,
    type: row.customer_type,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    phone: row.phone,
    company:
      row.customer_type === 'professional'
        ? {
            name: row.corporate_name ?? row.company ?? '',
            tradeName: row.trade_name,
            siret: row.siret,
            vatNumber: row.vat_number,
          }
        : null,
    isFirstOrder: earlier === undefined,
  };
}
