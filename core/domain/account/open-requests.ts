/** States of a request about data that somebody here still has to answer (domain 4.8). */
export const OPEN_REQUESTS = ['pending', 'processing'] as const;
