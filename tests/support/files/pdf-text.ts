/**
 * Reads what stands in an uncompressed PDF, as a viewer's search does: glyphs of a content stream through the ToUnicode
 * table of their font. Enough for the documents of the shop, not for any PDF.
 */
export interface ReadPdf {
  /** Of every page the texts of its marked contents, in reading order; lines of one content are parted by a line feed. */
  readonly pages: readonly (readonly string[])[];
  /** All of it in one line. */
  readonly text: string;
  /** An object or stream by its number, as Latin-1. */
  readonly objects: ReadonlyMap<number, string>;
  /** Metadata (XMP), as UTF-8. */
  readonly xmp: string;
}

const utf8 = (latin: string) => Buffer.from(latin, 'latin1').toString('utf8');

export function readPdf(bytes: Uint8Array): ReadPdf {
  const whole = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, string>();
  for (const found of whole.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(found[1]), found[2] ?? '');
  }
  const get = (reference: string | undefined) => objects.get(Number(reference)) ?? '';
  const streams = [...objects.values()];
  const kids = /\/Kids \[([^\]]*)\]/.exec(streams.find((one) => one.includes('/Type /Pages')) ?? '')?.[1] ?? '';
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, page]) => {
    const own = get(page);
    const resources = get(/\/Resources (\d+) 0 R/.exec(own)?.[1]);
    const fonts = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
    const letters = new Map(
      [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
        name,
        lettersOf(get(/\/ToUnicode (\d+) 0 R/.exec(get(font))?.[1])),
      ]),
    );
    return textsOf(get(/\/Contents (\d+) 0 R/.exec(own)?.[1]), letters);
  });
  const xmp = utf8(streams.find((one) => one.includes('/Subtype /XML')) ?? '');
  return { pages, text: pages.flat().join(' ').replaceAll('\n', ' '), objects, xmp };
}

/** The letters of a font in the order of its glyphs. */
function lettersOf(cmap: string): string[] {
  const letters: string[] = [];
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, units = ''], index) => {
      const codes = units.split(' ').map((unit) => Number.parseInt(unit, 16));
      letters[Number.parseInt(first, 16) + index] = String.fromCharCode(...codes);
    });
  }
  return letters;
}

const OPERATORS = /\/(F\d+) [\d.]+ Tf|1 0 0 1 [\d.-]+ ([\d.-]+) Tm|\[([^\]]*)\] TJ|\b(BDC|BMC|EMC)\b/g;

function textsOf(stream: string, fonts: ReadonlyMap<string, readonly string[]>): string[] {
  const texts: string[] = [];
  let [text, line, font] = ['', '', ''];
  for (const [, newFont, y, glyphs, mark] of stream.matchAll(OPERATORS)) {
    if (newFont !== undefined) font = newFont;
    else if (y !== undefined) {
      if (text !== '' && line !== y) text += '\n';
      line = y;
    } else if (glyphs !== undefined) {
      for (const [, hex = ''] of glyphs.matchAll(/<([0-9a-f]+)>/g)) {
        for (const glyph of hex.match(/.{4}/g) ?? []) text += fonts.get(font)?.[Number.parseInt(glyph, 16)] ?? '\ufffd';
      }
    } else if (mark === 'EMC' && text !== '') {
      texts.push(text);
      text = '';
    }
  }
  return texts;
}
