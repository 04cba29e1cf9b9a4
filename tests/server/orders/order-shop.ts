/** A shop with customers who order: carts filled through sync, orders placed as the route places them. */
import { randomUUID } from 'node:crypto';

import { priceCart, type CheckoutChoices } from '#core/contract/checkout/price-cart.ts';
import { orderKind, type OrderRecord } from '#core/contract/orders/order-record.ts';
import { loadSaleTerms } from '#server/platform/sale-terms/load-sale-terms.ts';
import type { PlaceArgs } from '#server/subjects/orders/place/agreement.ts';
import { callDirectly } from '#server/sync/change/call-directly.ts';
import type { ChangeHandler } from '#server/sync/change/change-handler.ts';
import { settingsIn } from '#server/platform/settings/settings-in.ts';
import { customerPerson } from '#server/platform/person.ts';
import { ORDER_ADDRESS } from '#tests/support/samples/order-samples.ts';
import { add, createSyncShop, isCart, type Device } from '#tests/server/sync/sync-shop.ts';

export const address = ORDER_ADDRESS;

const isOrder = (record: unknown): record is OrderRecord =>
  typeof record === 'object' && record !== null && 'kind' in record && record.kind === orderKind.kind;

/** @param changed handlers that take the place of the shop's own */
export async function createOrderShop(changed: Readonly<Record<string, ChangeHandler>> = {}) {
  const shop = await createSyncShop(changed);
  const { db, deps, clock } = shop;

  const direct = (customer: string, route: string, args: unknown) =>
    callDirectly(
      deps,
      { person: customerPerson(customer), now: clock.now(), locale: 'fr_FR', network: customer },
      { route, args, idempotencyKey: null },
    );

  /** The customer's cart as their device has it. */
  const cartOf = async (device: Device) => {
    const { changes } = await device.pull();
    const record = changes.map(({ record: one }) => one).find(isCart);
    if (record === undefined) throw new Error('no cart came');
    return record;
  };
  const termsOf = async () => loadSaleTerms({ db, setting: await settingsIn(db) }, 'auto');
  const choices = (more: Partial<CheckoutChoices> = {}): CheckoutChoices => ({
    group: 'general',
    buyer: { type: 'individual', firstOrder: true, vatNumber: null },
    billing: { country: 'FR', state: null, postcode: '44000' },
    shipping: { country: 'FR', state: null, postcode: '44000' },
    shippingMethod: 'flatrate_flatrate',
    paymentMethod: 'banktransfer',
    nowMs: clock.now().getTime(),
    ...more,
  });
  /** What the device asks for: its own computation of the total. */
  const argsFor = async (device: Device, more: Partial<PlaceArgs> = {}): Promise<PlaceArgs> => {
    const { priced } = priceCart(await cartOf(device), await termsOf(), choices());
    return {
      uuid: randomUUID(),
      area: 'auto',
      quote: null,
      billing: address,
      shipping: address,
      shippingMethod: 'flatrate_flatrate',
      paymentMethod: 'banktransfer',
      useStoreCredit: false,
      expectedTotal: priced.grandTotal,
      comment: null,
      purchaseOrderNumber: null,
      terms: true,
      newsletter: false,
      waiveWithdrawal: false,
      ...more,
    };
  };
  const place = (customer: string, args: PlaceArgs) => direct(customer, 'api.checkout.orders.store', args);
  const order = async (device: Device, uuid: string) => {
    const { changes } = await device.pull();
    const found = changes.flatMap(({ record }) => (isOrder(record) && record.uuid === uuid ? [record] : []))[0];
    if (found === undefined) throw new Error('no order came');
    return found;
  };
  /** A customer with so many of a product in the cart. */
  const shopper = async (product: string, quantity = 1) => {
    const customer = await shop.customer();
    const device = await shop.customerDevice(customer);
    await device.push([add(1, product, quantity)]);
    return { customer, device };
  };
  return { ...shop, direct, cartOf, termsOf, choices, argsFor, place, order, shopper };
}

export type OrderShop = Awaited<ReturnType<typeof createOrderShop>>;
