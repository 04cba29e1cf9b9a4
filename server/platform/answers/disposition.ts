/** How a file is handed out, and under which name it is saved (RFC 6266). */

/** For readers that know no other letters. */
const plainName = (name: string): string => name.replaceAll(/[^\w.-]+/gu, '-');

/** RFC 8187: what stands in no attribute is written in percents. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '-')).replaceAll(
    /['()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export const disposition = (kind: 'attachment' | 'inline', name: string): string =>
  `${kind}; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`;
