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
      quote: label('Un devis'),
    },
    { preset: 'info' },
  ),
  wantedDate: field.day('Date souhaitée', { optional: true }),
  ...closing,
};

/** What somebody has who would give it in return (domain 2.10). */
const TRADE_IN_STATES = {
  excellent: label('Excellent'),
  good: label('Bon'),
  fair: label('Correct'),
  damaged: label('À réparer'),
};

/** Asked for by some requests alone; absent from those of older devices. */
const enquiryFields = {
  wantedTime: field.text('Heure souhaitée', { max: 5, optional: true }),
  ownMake: field.text('Marque de votre véhicule', { max: 60, optional: true, half: true }),
  ownModel: field.text('Modèle', { max: 60, optional: true, half: true }),
  ownYear: field.text('Année', { max: 4, optional: true, half: true, inputMode: 'numeric' }),
  ownMileage: field.text('Kilométrage', { max: 9, optional: true, half: true, inputMode: 'numeric' }),
  ownState: field.choice('État général', TRADE_IN_STATES, { optional: true }),
};

/** Everything that the form of an enquiry holds. */
export const allVehicleFields = { ...vehicleFields, ...enquiryFields };

/** What a request of this kind cannot do without. */
export const ENQUIRY_NEEDS: Readonly<
  Record<string, readonly (keyof typeof enquiryFields | 'wantedDate' | 'vehicle')[]>
> = {
  'test-drive': ['vehicle', 'wantedDate'],
  'trade-in': ['ownMake', 'ownModel', 'ownYear', 'ownMileage', 'ownState'],
  quote: ['vehicle'],
};

/** As they are typed, thousands apart or not. */
const NUMBERS = [
  ['ownYear', /^(?:19|20)\d\d$/u],
  ['ownMileage', /^\d{1,3}(?:\s?\d{3}){0,2}$/u],
] as const;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

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

const entries = entriesOf(enquiryFields);
const enquiry = v.strictObject({
  ...request,
  ...entriesOf(vehicleFields),
  wantedTime: v.optional(entries.wantedTime),
  ownMake: v.optional(entries.ownMake),
  ownModel: v.optional(entries.ownModel),
  ownYear: v.optional(entries.ownYear),
  ownMileage: v.optional(entries.ownMileage),
  ownState: v.optional(entries.ownState),
});

type Enquiry = v.InferOutput<typeof enquiry>;

/** Of an older device nothing is missing: its form did not ask. */
const missingIn = (given: Enquiry): readonly (keyof Enquiry)[] =>
  given.wantedTime === undefined
    ? []
    : (ENQUIRY_NEEDS[given.requestType] ?? []).filter((name) => given[name] === null || given[name] === '');

const vehicleBody = v.pipe(
  enquiry,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    const wrong = (key: keyof Enquiry, message: string): void =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] });
    for (const name of missingIn(value)) wrong(name, 'required');
    for (const [name, looksLike] of NUMBERS) {
      const typed = value[name] ?? '';
      if (typed !== '' && !looksLike.test(typed)) wrong(name, 'number.invalid');
    }
    const { wantedTime: time } = value;
    if (typeof time === 'string' && time !== '' && !TIME.test(time)) wrong('wantedTime', 'time.invalid');
  }),
);

export const contactVehicleRoute = defineOfflineRoute({
  name: 'api.contact.vehicle',
  method: 'POST',
  uri: 'api/contact-vehicule',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: vehicleBody,
  answer: v.object({ uuid: v.string(), receivedAt: v.string() }),
  offline: {
    ...common,
    changes: (args, stamp) => asSent(args, { topic: 'vehicle', subject: args.vehicleName ?? '' }, stamp),
  },
});
