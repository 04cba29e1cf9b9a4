/**
 * Short last words stay with the one before them: "jeu de 4", "la paire", "bidon 5 L" (look §2); so does a number with
 * what it counts: "DOT 4".
 */
export const withoutWidow = (name: string): string => name.replace(/ (?=[^,]{1,7}$|\d{1,3},)/gu, '\u00a0');
