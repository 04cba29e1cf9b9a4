/** Mails 19 to 22 of domain 12, by the UUID of the parcel. */
import { sql } from 'kysely';

import type { Db } from '#server/database/connection.ts';
import { facts } from '#server/platform/mail/facts.ts';
import type { Mail, MailPart } from '#server/platform/mail/mail.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import type { MailRequest, MailTools } from '#server/platform/mail/template.ts';
import type { LoadedShipment } from '#server/subjects/orders/papers/load-shipment.ts';
import { shipmentOf } from '#server/subjects/orders/papers/load-shipment.ts';

import {
  followLink,
  isSent,
  loadMailedOrder,
  paragraph,
  toCustomer,
  toShop,
  type MailedOrder,
} from './order-of-mail.ts';

interface Parcel extends LoadedShipment {
  readonly mailed: MailedOrder;
}

async function load(db: Db, uuid: string): Promise<Parcel> {
  const shipments = db.selectFrom('shipment').select('order_id').where('uuid', '=', uuid);
  const { order_id: id } = await shipments.executeTakeFirstOrThrow();
  const mailed = await loadMailedOrder(db, { id });
  return { mailed, ...(await shipmentOf(db, mailed.order, uuid)) };
}

/** What is in it. */
const contents = ({ mailed, quantities }: Parcel): MailPart =>
  facts(
    mailed.order.lines.flatMap(({ row }) => {
      const count = quantities.get(row.id);
      return count === undefined ? [] : [[`${count}\u00a0×`, `${row.name} (${row.sku})`] as const];
    }),
  );

/** Null for a parcel that was called back meanwhile. */
export async function shipmentSent(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const parcel = await load(db, asked.uuid);
  const { mailed, row } = parcel;
  const { locale } = asked;
  if (row.status === 'canceled' || !isSent(mailed, 'emails.general.notifications.new_shipment')) return null;
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [`Votre commande ${number} est expédiée`, `Your order ${number} is on its way`],
    parts: [
      contents(parcel),
      facts([
        [say(locale, 'Transporteur', 'Carrier'), row.carrier_title],
        [say(locale, 'Numéro de suivi', 'Tracking number'), row.track_number],
      ]),
      ...(row.track_url === null
        ? []
        : [{ kind: 'link', label: say(locale, 'Suivre le colis', 'Track the parcel'), href: row.track_url } as const]),
      followLink(mailed, asked, tools),
    ],
  });
}

interface Place {
  readonly name: string;
  readonly address: string;
  readonly hours: string | null;
}

async function placeOf(db: Db, { order }: MailedOrder): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select name, street || ', ' || postcode || ' ' || city as address, opening_hours as hours
    from inventory_source where code = ${order.row.pickup_source}`.execute(db);
  return rows[0];
}

export async function shipmentReady(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const parcel = await load(db, asked.uuid);
  const { mailed, row } = parcel;
  if (row.status !== 'pending') return null;
  const { locale } = asked;
  const { number } = mailed;
  const place = await placeOf(db, mailed);
  return toCustomer(mailed, asked, {
    subject: [`Votre commande ${number} vous attend en magasin`, `Your order ${number} is waiting for you in store`],
    parts: [
      contents(parcel),
      facts([
        [say(locale, 'Magasin', 'Store'), place?.name],
        [say(locale, 'Adresse', 'Address'), place?.address],
        [say(locale, 'Horaires', 'Opening hours'), place?.hours],
      ]),
      paragraph(
        locale,
        'Munissez-vous du numéro de commande et d’une pièce d’identité.',
        'Please bring the order number and proof of identity.',
      ),
      followLink(mailed, asked, tools),
    ],
  });
}

export async function shipmentDelivered(db: Db, asked: MailRequest, tools: MailTools): Promise<Mail | null> {
  const parcel = await load(db, asked.uuid);
  const { mailed } = parcel;
  if (!isSent(mailed, 'emails.general.notifications.new_shipment')) return null;
  const { number } = mailed;
  return toCustomer(mailed, asked, {
    subject: [`Votre commande ${number} est livrée`, `Your order ${number} has been delivered`],
    parts: [
      contents(parcel),
      paragraph(
        asked.locale,
        'Il manque quelque chose, ou un article est abîmé ? Répondez-nous sous trois jours. Les retours se demandent dans votre compte.',
        'Is something missing or damaged? Please write to us within three days. Returns are asked for in your account.',
      ),
      followLink(mailed, asked, tools),
    ],
  });
}

/** To the place of stock that prepares it. */
export async function shipmentAssigned(db: Db, { uuid }: MailRequest): Promise<Mail> {
  const parcel = await load(db, uuid);
  const { mailed, row } = parcel;
  return toShop(mailed, `Expédition à préparer : commande ${mailed.number}`, [
    facts([
      ['Bon', row.number],
      ['Client', `${mailed.billing.firstName} ${mailed.billing.lastName}`],
      ['Livraison', mailed.order.row.shipping_title],
    ]),
    contents(parcel),
  ]);
}
