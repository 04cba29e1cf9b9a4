/** What the contact forms start from: whatever can be read of a draft, also of an older build's. */
import type { Area } from '#core/domain/area.ts';
import { isUuid } from '#core/domain/uuid.ts';
import type { DefaultValues } from 'react-hook-form';
import type { ContactInput } from '#src/features/shop/contact/contact-form.tsx';
import type { VehicleInput } from '#src/features/shop/contact/vehicle-form.tsx';

interface Start {
  readonly area: Area;
  /** For a new message: it stays with its draft, so that a message sent twice by accident is one (sync rule S2). */
  readonly uuid: string;
}

const objectOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function senderOf(kept: Record<string, unknown>, { area, uuid }: Start) {
  return {
    uuid: isUuid(kept['uuid']) ? kept['uuid'] : uuid,
    area,
    name: textOf(kept['name']) ?? '',
    email: textOf(kept['email']) ?? '',
    phone: textOf(kept['phone']),
    message: textOf(kept['message']) ?? '',
  };
}

/** @param about the subject the address names: a draft wins over it */
export function contactDefaults(draft: unknown, start: Start, about = ''): DefaultValues<ContactInput> {
  const kept = objectOf(draft);
  return {
    ...senderOf(kept, start),
    subject: textOf(kept['subject']) ?? about,
    orderNumber: textOf(kept['orderNumber']),
  };
}

const REQUESTS = ['info', 'test-drive', 'trade-in', 'financing'] as const;

/** @param about the vehicle the address names: it wins over the one in the draft */
export function vehicleDefaults(
  draft: unknown,
  start: Start,
  about: { uuid: string; name: string } | null,
): DefaultValues<VehicleInput> {
  const kept = objectOf(draft);
  return {
    ...senderOf(kept, start),
    vehicle: about?.uuid ?? textOf(kept['vehicle']),
    vehicleName: about?.name ?? textOf(kept['vehicleName']),
    requestType: REQUESTS.find((one) => one === kept['requestType']) ?? 'info',
    wantedDate: textOf(kept['wantedDate']),
  };
}
