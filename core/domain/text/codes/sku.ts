/** What an article is ordered by (domain 2.1). Capitals and small letters are the same one. */
export const MAX_SKU_LENGTH = 64;

export const isSku = (text: string): boolean => /^[A-Za-z0-9._-]{1,64}$/u.test(text);
