const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];

/**
 * Counts the commas between values as a body arrives, part by part; text is not read for them: what a person wrote may
 * have as many as it likes, and is leapt over.
 */
export function valueCounter(): (part: Uint8Array) => number {
  let [commas, inText, escaped] = [0, false, false];
  return (part) => {
    let nextEscape = -1;
    for (let at = 0; at < part.length; at += 1) {
      if (inText && !escaped) {
        const end = placeOf(QUOTE, part, at);
        if (nextEscape < at) nextEscape = placeOf(BACKSLASH, part, at);
        at = Math.min(end, nextEscape);
        if (at === part.length) break;
      }
      const byte = part[at];
      if (escaped) escaped = false;
      else if (byte === QUOTE) inText = !inText;
      else if (inText) escaped = byte === BACKSLASH;
      else if (byte === COMMA) commas += 1;
    }
    return commas;
  };
}

/** Where a byte comes next, from a place on; the length where it does not come. */
function placeOf(byte: number, part: Uint8Array, from: number): number {
  const place = part.indexOf(byte, from);
  return place === -1 ? part.length : place;
}
