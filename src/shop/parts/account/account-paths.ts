/** What the address of a page says of a new postal address, in place of its UUID. */
export const NEW_ADDRESS = 'nouvelle';

/** The form of a postal address, or of a new one, on the page of the address book. */
export const addressForm = (book: string, uuid: string): string => `${book}?adresse=${uuid}`;
