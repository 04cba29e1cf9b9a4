/** ISO instant of this device, for display only: nothing is ordered or decided by it. */
export const deviceInstant = (): string => new Date().toISOString();
