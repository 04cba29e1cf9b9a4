/** What products are put together of (domain 2.1): members of a group, components of a kit. */
export const OPTION_KINDS = ['select', 'radio', 'checkbox', 'multiselect'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export const MAX_MEMBERS = 20;
export const MAX_OPTIONS = 10;
/** Components of a kit: as many as a cart line can name. */
export const MAX_COMPONENTS = 60;

/** Several of its components may be chosen. */
export const takesSeveral = (kind: OptionKind): boolean => kind === 'checkbox' || kind === 'multiselect';
