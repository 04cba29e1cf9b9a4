/**
 * Messages to the shop (domain 8.8). The UUID comes from the device and is unique for ever: a message that arrives
 * again answers what the first one answered and sends no second mail (design §5, rule 2).
 */
import type { InferOutput } from 'valibot';

import type { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact.ts';
import { Refusal } from '#core/contract/refusal.ts';
import type { RouteAnswer } from '#core/contract/route.ts';
import { isSamePerson, ownerIn, ownership } from '#server/services/person.ts';
import type { ChangeWork } from '#server/services/sync/change-work.ts';

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
}

async function store(work: ChangeWork, message: Message | VehicleMessage, particulars: Particulars): Promise<Answer> {
  const { trx, now } = work;
  const known = await receivedBefore(work, message.uuid);
  if (known) return known;
  const made = await trx
    .insertInto('contact_request')
    .values({
      uuid: message.uuid,
      mut_id: work.mutId,
      area: message.area,
      ...ownership(work.person),
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
  if (!made) return (await receivedBefore(work, message.uuid)) ?? refuseForeign();
  const data = { uuid: message.uuid, locale: work.locale };
  for (const [reader, to] of [
    ['customer', message.email],
    ['shop', work.shopEmail],
  ] as const) {
    const template = `contact.received.${reader}`;
    await work.jobs.enqueue(trx, 'mail.send', { key: `${template} ${message.uuid}`, template, to, data });
  }
  return { uuid: message.uuid, receivedAt: now.toISOString() };
}

async function receivedBefore(work: ChangeWork, uuid: string): Promise<Answer | null> {
  const found = await work.trx
    .selectFrom('contact_request')
    .select(['visitor_id', 'customer_id', 'received_at'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!found) return null;
  if (!isSamePerson(ownerIn(found), work.person)) return refuseForeign();
  return { uuid, receivedAt: found.received_at.toISOString() };
}

/** The UUID stands for somebody else's message: nothing of it is told. */
function refuseForeign(): never {
  throw new Refusal('record.moved');
}

export function storeContact(work: ChangeWork, message: Message): Promise<Answer> {
  return store(work, message, {
    topic: 'contact',
    subject: message.subject,
    order_number: message.orderNumber,
    vehicle_uuid: null,
    request_type: null,
    wanted_date: null,
  });
}

/** The vehicle's name is the shop's own when it knows the vehicle: what a device sends is for its own view. */
export async function storeVehicleContact(work: ChangeWork, message: VehicleMessage): Promise<Answer> {
  const vehicle =
    message.vehicle === null
      ? undefined
      : await work.trx
          .selectFrom('product')
          .select(['uuid', 'name'])
          .where('uuid', '=', message.vehicle)
          .where('type', '=', 'vehicle')
          .executeTakeFirst();
  return store(work, message, {
    topic: 'vehicle',
    subject: vehicle?.name ?? 'Véhicule',
    order_number: null,
    vehicle_uuid: vehicle?.uuid ?? null,
    request_type: message.requestType,
    wanted_date: message.wantedDate,
  });
}
