import type { Area } from '#core/domain/area.ts';

/** Of the account in an area; its parts follow (page routes of the contract). */
export const accountHome = (area: Area): string => `/${area}/account`;

/** What the address of a page says of a new postal address, in place of its UUID. */
export const NEW_ADDRESS = 'nouvelle';

/** The form of a postal address, or of a new one. */
export const addressPath = (area: Area, uuid: string): string => `${accountHome(area)}/address?adresse=${uuid}`;
