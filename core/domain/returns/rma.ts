/** The words of a return (domain 6.1). */
export const RMA_TYPES = ['return', 'exchange', 'warranty', 'withdrawal', 'delivery_issue'] as const;
export type RmaType = (typeof RMA_TYPES)[number];

export const PACKAGE_CONDITIONS = ['unopened', 'opened', 'damaged'] as const;
export type PackageCondition = (typeof PACKAGE_CONDITIONS)[number];

export const RMA_RESOLUTIONS = ['refund', 'exchange', 'repair', 'store_credit'] as const;
export type RmaResolution = (typeof RMA_RESOLUTIONS)[number];

/** Photos of a request at most, whatever a shop sets. */
export const RMA_PHOTOS_MAX = 5;
