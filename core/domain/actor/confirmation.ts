/** How long a password that was given opens what asks for it once more (domain 7.5). */
export const CONFIRMED_MS = 15 * 60_000;
