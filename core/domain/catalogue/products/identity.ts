/** What a product is made as, and stays: its form, its attributes and its address follow from these. */
export const FIXED_FIELDS = ['type', 'familyId', 'area'] as const;

type Values = Readonly<Record<string, unknown>>;

/** Names of what somebody tried to make another of. */
export const changedIdentity = (before: Values, after: Values): readonly (typeof FIXED_FIELDS)[number][] =>
  FIXED_FIELDS.filter((name) => after[name] !== undefined && before[name] !== after[name]);
