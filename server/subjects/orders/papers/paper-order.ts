/** What paper reads of an order; the rules of orders know more of it. */
import type { Selectable } from 'kysely';
import * as v from 'valibot';

import { addressFields, type AddressFields } from '#core/contract/account/address-fields.ts';
import type { AmountPart, LineAmounts } from '#core/domain/order/order-amounts.ts';
import type { Money } from '#core/domain/price/money.ts';
import { schemaOf } from '#core/resources/field-set.ts';
import type { SaleOrderLineRow, SaleOrderRow } from '#server/database/tables/sale/order-tables.ts';

export interface PaperLine extends LineAmounts {
  readonly row: Selectable<SaleOrderLineRow>;
}

export interface PaperOrder {
  readonly row: Selectable<SaleOrderRow>;
  readonly lines: readonly PaperLine[];
  readonly shipping: AmountPart | null;
  readonly paid: Money;
}

const address = schemaOf(addressFields);
const buyer = v.looseObject({
  type: v.picklist(['individual', 'professional']),
  email: v.string(),
  company: v.nullable(
    v.looseObject({ name: v.string(), siret: v.nullable(v.string()), vatNumber: v.nullable(v.string()) }),
  ),
});

export interface PaperParties {
  readonly buyer: v.InferOutput<typeof buyer>;
  readonly billing: AddressFields;
  /** Null: nothing is brought anywhere. */
  readonly shipping: AddressFields | null;
}

/** Who bought and where it goes, as the order keeps them. */
export const partiesIn = ({ row }: Pick<PaperOrder, 'row'>): PaperParties => ({
  buyer: v.parse(buyer, row.buyer),
  billing: v.parse(address, row.billing_address),
  shipping: row.shipping_address === null ? null : v.parse(address, row.shipping_address),
});

/** A purchase for a profession: the law of consumers does not apply. */
export const isProfessional = (order: Pick<PaperOrder, 'row'>): boolean =>
  partiesIn(order).buyer.type === 'professional';
