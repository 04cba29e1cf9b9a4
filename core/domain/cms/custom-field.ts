/** Fields that editors add to a type of content (domain 8.2). */
/** Characters of the name of a field. */
export const CODE_LIMIT = 64;
