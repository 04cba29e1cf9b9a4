/** Of all accounts that come with the demo shop; it is printed at its start, and opens nothing where strangers reach it. */
export const DEMO_PASSWORD = 'Bitume-2026!';
