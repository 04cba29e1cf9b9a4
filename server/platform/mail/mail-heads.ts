/** Recipient and subject of a mail file, in one line; encoded words (RFC 2047, UTF-8) are read. */
export function readMailHeads(content: string): string {
  const head = content.slice(0, content.search(/\r?\n\r?\n/)).replace(/\r?\n[ \t]+/g, ' ');
  const lines = head.split(/\r?\n/);
  const field = (name: string) => {
    const start = `${name}: `.toLowerCase();
    return lines.find((line) => line.toLowerCase().startsWith(start))?.slice(start.length) ?? '';
  };
  return `${field('To')}  ${decodedWords(field('Subject'))}`;
}

function decodedWords(text: string): string {
  return text
    .replace(/(\?=)\s+(=\?)/g, '$1$2')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, coded: string) =>
      kind.toLowerCase() === 'b' ? Buffer.from(coded, 'base64').toString('utf8') : quotedPrintable(coded),
    );
}

function quotedPrintable(coded: string): string {
  const bytes = coded
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/gi, (_sign, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
