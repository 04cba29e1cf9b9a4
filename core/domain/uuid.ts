const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;

/** True for a UUID in its canonical form: lower case with dashes (design §5 rule 2). */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
