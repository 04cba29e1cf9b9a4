/** The name of an account in what is counted about sign-ins; a customer of the same address is another. */
export const lockName = (email: string): string => `admin ${email}`;
