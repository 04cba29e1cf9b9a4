/** A text of at most `max` units, and no letter of two halves torn apart: half a one cannot be stored. */
export const cutText = (text: string, max: number): string => text.slice(0, max).replace(/\p{Surrogate}$/u, '');
