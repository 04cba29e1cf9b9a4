export function frenchFaults(french: string): string[];
export function englishFaults(french: string, english: string): string[];
export function entriesOf(po: string): [string, string][];
export const GIVEN: readonly string[];
