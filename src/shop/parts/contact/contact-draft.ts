/** What the contact forms start from: whatever can be read of a draft, also of an older build's. */
import { allVehicleFields, contactFields } from '#core/contract/contact/contact.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { isUuid } from '#core/domain/text/uuid.ts';
import { readFields, type DraftOf } from '#core/resources/field-set.ts';

interface Start {
  readonly area: Area;
  /** For a new message: it stays with its draft, so that a message sent twice by accident is one (sync rule S2). */
  readonly uuid: string;
}

/** A draft's own UUID, else the new one. */
function withStart<Fields>(draft: unknown, { area, uuid }: Start, fields: Fields): Start & Fields {
  const kept = typeof draft === 'object' && draft !== null && 'uuid' in draft ? draft.uuid : null;
  return { ...fields, area, uuid: isUuid(kept) ? kept : uuid };
}

/** @param about the subject the address names: a draft wins over it */
export function contactDefaults(draft: unknown, start: Start, about = ''): Start & DraftOf<typeof contactFields> {
  return withStart(draft, start, readFields(contactFields, draft, { subject: about }));
}

/**
 * @param about the vehicle the address names: it wins over the one in the draft
 * @param asked the kind of request the address names, which wins as well
 */
export function vehicleDefaults(
  draft: unknown,
  start: Start,
  about: { uuid: string; name: string } | null,
  asked: string | null = null,
): Start & DraftOf<typeof allVehicleFields> {
  const read = readFields(allVehicleFields, draft);
  const kind = allVehicleFields.requestType.options?.find((one) => one === asked);
  const fields = kind === undefined ? read : readFields(allVehicleFields, { ...read, requestType: kind });
  return withStart(draft, start, about === null ? fields : { ...fields, vehicle: about.uuid, vehicleName: about.name });
}
