/** JSON for a data block: without `<` neither the end of a script nor a comment can appear in it. */
export const jsonBlock = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an attribute in double quotes or between tags. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
