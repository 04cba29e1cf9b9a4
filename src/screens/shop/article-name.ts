/** Short last words stay with the one before them: "jeu de 4", "la paire", "bidon 5 L" (look §2). */
export const withoutWidow = (name: string): string => name.replace(/ (?=[^,]{1,7}$)/g, '\u00a0');
