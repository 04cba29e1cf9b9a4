const LONGEST = 2_048;

/**
 * A path of the shop, a place on the page, an address of the web, a telephone or a mail address. No other scheme, so
 * that no text becomes a script, and no second slash, which would make a path another host.
 */
export const isSafeUrl = (text: string): boolean =>
  text.length <= LONGEST && /^(?:\/(?![/\\])|[#?]|https?:\/\/|mailto:|tel:)[^\s\\<>"\p{Cc}]*$/iu.test(text);
