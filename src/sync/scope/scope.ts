/** Names of scopes: whose data a database holds, and whose changes a request carries (rule S81). */
export const GUEST = 'guest';

export const scopeOf = (uuid: string): string => `customer:${uuid}`;
