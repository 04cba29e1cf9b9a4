/** Messages to the shop: general, or about a vehicle for sale (domain 8.8; table `contact_request`). */
import * as v from 'valibot';
import * as f from '#core/contract/fields.ts';
import { defineOfflineRoute } from '#core/contract/route.ts';

const sender = {
  /** UUID of the request, given by the device. */
  uuid: f.uuid,
  area: f.area,
  name: f.line(80),
  email: f.email,
  phone: v.nullable(f.phone),
  message: f.line(5000),
  consent: f.accepted,
};

export const contactStoreRoute = defineOfflineRoute({
  name: 'api.contact.store',
  method: 'POST',
  uri: 'api/contact',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: v.strictObject({ ...sender, subject: f.line(120), orderNumber: f.optionalText(40) }),
  answer: v.object({ uuid: v.string(), receivedAt: v.string() }),
  offline: {
    version: 1,
    lane: () => 'contact',
    touches: (args) => [`contact:${args.uuid}`],
    fold: (_key, _record, args, stamp) => ({
      kind: 'contact',
      uuid: args.uuid,
      area: args.area,
      topic: 'contact',
      subject: args.subject,
      receivedAt: null,
      sentAt: stamp.at,
    }),
  },
});

export const contactVehicleRoute = defineOfflineRoute({
  name: 'api.contact.vehicle',
  method: 'POST',
  uri: 'api/contact-vehicule',
  access: 'anyone',
  cache: 'no-store',
  limit: { attempts: 5, perSeconds: 3600 },
  body: v.strictObject({
    ...sender,
    /** Vehicle the message is about; null for a general question. */
    vehicle: v.nullable(f.uuid),
    vehicleName: f.optionalText(255),
    requestType: v.picklist(['info', 'test-drive', 'trade-in', 'financing'], 'required'),
    wantedDate: v.nullable(f.day),
  }),
  answer: v.object({ uuid: v.string(), receivedAt: v.string() }),
  offline: {
    version: 1,
    lane: () => 'contact',
    touches: (args) => [`contact:${args.uuid}`],
    fold: (_key, _record, args, stamp) => ({
      kind: 'contact',
      uuid: args.uuid,
      area: args.area,
      topic: 'vehicle',
      subject: args.vehicleName ?? '',
      receivedAt: null,
      sentAt: stamp.at,
    }),
  },
});
