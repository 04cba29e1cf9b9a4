const LONGEST = 2_048;

/**
 * A path of the shop, a place on the page, an address of the web, a telephone or a mail address. No other scheme, so
 * that no text becomes a script, and no second slash, which would make a path another host.
 */
export const isSafeUrl = (text: string): boolean =>
  text.length <= LONGEST &&
  /^(?:\/(?![/\\])|[#?]|[Hh][Tt]{2}[Pp][Ss]?:\/\/|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)[^\s\\<>"\p{Cc}]*$/u.test(
    text,
  );
