/** Messages to the shop: general, or about a vehicle for sale (domain 8.8; table `contact_request`). */
import * as v from 'valibot';
import { CONTACT_LANE, contactKind, type ContactRecord } from '#core/contract/contact/contact-record.ts';
import { label } from '#core/domain/fields/field.ts';
import { entriesOf } from '#core/resources/field-set.ts';
import * as field from '#core/resources/kinds.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute, type ChangeStamp } from '#core/wire/offline.ts';
import type { RecordChange } from '#core/wire/record.ts';

const sender = {
  /* the whole name: other forms ask for its parts */
  name: field.text({ id: 'Nom (prénom et nom)', message: 'Nom' }, { max: 80, autoComplete: 'name' }),
  email: field.email('Adresse e-mail'),
  phone: field.phone('Téléphone', { optional: true }),
};
const closing = { message: field.multiline('Message'), consent: field.consent('Votre accord') };

export const contactFields = {
  ...sender,
  subject: field.text('Sujet', { max: 120 }),
  orderNumber: field.text('Numéro de commande', { max: 40, optional: true }),
  ...closing,
};

export const vehicleFields = {
  ...sender,
  /** Vehicle the message is about; null for a general question. */
  vehicle: field.reference('Véhicule', { optional: true }),
  vehicleName: field.text('Véhicule', { optional: true }),
  requestType: field.choice(
    'Votre demande',
    {
      info: label('Un renseignement'),
      'test-drive': label('Un essai'),
      'trade-in': label('Une reprise'),
      financing: label('Un financement'),
    },
    { preset: 'info' },
  ),
  wantedDate: field.day('Date souhaitée', { optional: true }),
  ...closing,
};

/** UUID of the request, given by the device. */
const request = { uuid: f.uuid, area: f.area };

/** The message as its author follows it until the shop has it. */
const asSent = (
  { uuid, area }: Pick<ContactRecord, 'uuid' | 'area'>,
  about: Pick<ContactRecord, 'topic' | 'subject'>,
  { at }: ChangeStamp,
): readonly RecordChange[] => [
  contactKind.change(uuid, () => ({ kind: 'contact', uuid, area, ...about, receivedAt: null, sentAt: at })),
];

const common = {
  version: 1,
  lane: () => CONTACT_LANE,
  creates: (args: { uuid: string }) => args.uuid,
  isAnswered: true,
  isPrivate: true,
} as const;

export const contactStoreRoute = defineOfflineRoute({
  name: 'api.contact.store',
  method: 'POST',
  uri: 'api/contact',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: v.strictObject({ ...request, ...entriesOf(contactFields) }),
  answer: v.object({ uuid: v.string(), receivedAt: v.string() }),
  offline: {
    ...common,
    changes: (args, stamp) => asSent(args, { topic: 'contact', subject: args.subject }, stamp),
  },
});

export const contactVehicleRoute = defineOfflineRoute({
  name: 'api.contact.vehicle',
  method: 'POST',
  uri: 'api/contact-vehicule',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: v.strictObject({ ...request, ...entriesOf(vehicleFields) }),
  answer: v.object({ uuid: v.string(), receivedAt: v.string() }),
  offline: {
    ...common,
    changes: (args, stamp) => asSent(args, { topic: 'vehicle', subject: args.vehicleName ?? '' }, stamp),
  },
});
