const LETTERS = /^[A-Za-z\d+/]*={0,2}$/u;

/** Whether a text is base64 with its padding. By class of letter: groups of four cost five times as much. */
export const isBase64 = (text: string): boolean => text.length % 4 === 0 && LETTERS.test(text);
