/**
 * Messages to the shop (domain 8.8). The UUID comes from the device and is unique for ever: a message that arrives
 * again answers what the first one answered and sends no second mail (design §5, rule 2).
 */
import type { InferOutput } from 'valibot';

import type { contactStoreRoute, contactVehicleRoute } from '#core/contract/contact.ts';
import type { RouteAnswer } from '#core/contract/route.ts';
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
  const known = await trx
    .selectFrom('contact_request')
    .select('received_at')
    .where('uuid', '=', message.uuid)
    .executeTakeFirst();
  if (known) return { uuid: message.uuid, receivedAt: known.received_at.toISOString() };
  await trx
    .insertInto('contact_request')
    .values({
      uuid: message.uuid,
      mut_id: work.mutId,
      area: message.area,
      visitor_id: work.visitor,
      name: message.name,
      email: message.email,
      phone: message.phone,
      message: message.message,
      received_at: now,
      ...particulars,
    })
    .execute();
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
