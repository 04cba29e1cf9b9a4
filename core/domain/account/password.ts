const MIN_PASSWORD_LENGTH = 8;

export type PasswordFault = 'length' | 'lower' | 'upper' | 'digit' | 'special';

/** What a password still lacks (specification §5); nothing when it is good. Letters of any script count. */
export function passwordFaults(password: string): PasswordFault[] {
  const faults: PasswordFault[] = [];
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) faults.push('length');
  if (!/\p{Ll}/u.test(password)) faults.push('lower');
  if (!/\p{Lu}/u.test(password)) faults.push('upper');
  if (!/\p{Nd}/u.test(password)) faults.push('digit');
  if (!/[^\p{L}\p{M}\p{N}]/u.test(password)) faults.push('special');
  return faults;
}

/** True for a password the shop accepts. */
export function isPassword(password: string): boolean {
  return passwordFaults(password).length === 0;
}
