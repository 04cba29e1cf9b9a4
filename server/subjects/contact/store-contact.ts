/**
 * Messages to the shop (domain 8.8). The UUID comes from the device and is unique for ever: a message that arrives
 * again answers what the first one answered and sends no second mail (design §5, rule 2).
 */
import type { InferOutput } from 'valibot';

import type { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact/contact.ts';
import { isOpenAt, readOpeningHours } from '#core/domain/shop/opening-hours.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { loadOfVehicles } from '#server/subjects/catalogue/load/vehicles/vehicle-records.ts';
import { SOLD_BY_SELLER } from '#server/database/product-types.ts';
import { isSamePerson, ownerIn, ownership } from '#server/platform/person.ts';
import { orderMail, type MailOrder } from '#server/platform/mail/order-mail.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';

import type { ContactMail } from './mails.ts';

type Message = InferOutput<(typeof contactStoreRoute)['body']>;
type VehicleMessage = InferOutput<(typeof contactVehicleRoute)['body']>;
type Answer = RouteAnswer<typeof contactStoreRoute>;

interface Particulars {
  topic: 'contact' | 'vehicle';
  subject: string;
  order_number: string | null;
  vehicle_uuid: string | null;
  request_type: string | null;
  wanted_date: string | null;
  wanted_time?: string | null;
  trade_in?: string | null;
}

async function store(
  context: ChangeContext,
  message: Message | VehicleMessage,
  particulars: Particulars,
): Promise<Answer> {
  const { trx, now } = context;
  const known = await receivedBefore(context, message.uuid);
  if (known) return known;
  const made = await trx
    .insertInto('contact_request')
    .values({
      uuid: message.uuid,
      mut_id: context.mutId,
      area: message.area,
      ...ownership(context.person),
      name: message.name,
      email: message.email,
      phone: message.phone,
      message: message.message,
      received_at: now,
      ...particulars,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another transaction took this message at the same moment; it has committed by now.
  if (!made) return (await receivedBefore(context, message.uuid)) ?? refuseForeign();
  const { locale } = context;
  const { uuid } = message;
  const mails: readonly MailOrder<ContactMail>[] = [
    { template: 'contact.received.customer', uuid, to: message.email, locale },
    { template: 'contact.received.shop', uuid, to: context.shopEmail, locale, rank: 'shop' },
  ];
  for (const mail of mails) await orderMail(context, mail);
  return { uuid: message.uuid, receivedAt: now.toISOString() };
}

async function receivedBefore(context: ChangeContext, uuid: string): Promise<Answer | null> {
  const found = await context.trx
    .selectFrom('contact_request')
    .select(['visitor_id', 'customer_id', 'received_at'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!found) return null;
  if (!isSamePerson(ownerIn(found), context.person)) return refuseForeign();
  return { uuid, receivedAt: found.received_at.toISOString() };
}

/** The UUID stands for somebody else's message: nothing of it is told. */
function refuseForeign(): never {
  throw new Refusal('record.moved');
}

export function storeContact(context: ChangeContext, message: Message): Promise<Answer> {
  return store(context, message, {
    topic: 'contact',
    subject: message.subject,
    order_number: message.orderNumber,
    vehicle_uuid: null,
    request_type: null,
    wanted_date: null,
  });
}

/**
 * The vehicle's name is the shop's own when it knows the vehicle: what a device sends is for its own view.
 * @throws Refusal `input.invalid` at `wantedTime` where the place is closed then (rule V7)
 */
export async function storeVehicleContact(context: ChangeContext, message: VehicleMessage): Promise<Answer> {
  const vehicle =
    message.vehicle === null
      ? undefined
      : await context.trx
          .selectFrom('product')
          .select(['id', 'uuid', 'name'])
          .where('uuid', '=', message.vehicle)
          .where('type', '=', SOLD_BY_SELLER)
          .executeTakeFirst();
  await checkVisit(context, message, vehicle?.id ?? null);
  return store(context, message, {
    topic: 'vehicle',
    subject: vehicle?.name ?? 'Véhicule',
    order_number: null,
    vehicle_uuid: vehicle?.uuid ?? null,
    request_type: message.requestType,
    wanted_date: message.wantedDate,
    wanted_time: message.requestType === 'test-drive' ? (message.wantedTime ?? null) : null,
    trade_in: message.requestType === 'trade-in' ? tradeInOf(message) : null,
  });
}

/** Nobody is told to come while the place is closed; hours that cannot be read refuse nothing. */
async function checkVisit(
  { trx, settings }: ChangeContext,
  { area, requestType, wantedDate, wantedTime }: VehicleMessage,
  vehicle: number | null,
): Promise<void> {
  if (requestType !== 'test-drive' || wantedDate === null || !wantedTime) return;
  const own = vehicle === null ? undefined : (await loadOfVehicles(trx, [vehicle])).hours.get(vehicle)?.[0]?.hours;
  const setting = await settings();
  const hours = readOpeningHours(own ?? setting('general.company.contact.opening_hours', { channel: area }));
  if (hours !== null && !isOpenAt(hours, wantedDate, wantedTime))
    throw new Refusal('input.invalid', { fields: [{ path: 'wantedTime', code: 'slot.closed' }] });
}

const numberIn = (typed: string | null | undefined): number | null =>
  typed ? Number(typed.replaceAll(/\s/gu, '')) : null;

const tradeInOf = ({ ownMake, ownModel, ownYear, ownMileage, ownState }: VehicleMessage): string | null =>
  ownMake
    ? JSON.stringify({
        make: ownMake,
        model: ownModel,
        year: numberIn(ownYear),
        mileage: numberIn(ownMileage),
        state: ownState,
      })
    : null;
