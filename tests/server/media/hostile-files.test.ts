/** What people should not send, and what becomes of it. */
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { cleanDrawing } from '#server/subjects/media/prepare/clean-drawing.ts';
import { expandedUses } from '#server/subjects/media/prepare/expanded-uses.ts';
import { prepareMedia } from '#server/subjects/media/prepare/prepare-media.ts';

const refusalOf = async (content: Uint8Array | string, name: string): Promise<string> => {
  const error: unknown = await prepareMedia(Buffer.from(content), name).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? error.code : 'taken';
};

const plain = (more = '') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#00664a' } })
    .png()
    .toBuffer()
    .then((one) => Buffer.concat([one, Buffer.from(more)]));

describe('drawings', () => {
  const drawing = (part: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">${part}</svg>`;

  test.each([
    ['a picture', '<image width="20" height="20" xlink:href="data:image/png;base64,iVBORw0KGgo="/>'],
    [
      'a page',
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">Bonjour</p></foreignObject>',
    ],
    ['a style that fetches', '<style>@import url(https://fonts.example/a.css);</style><path d="M0 0h5"/>'],
    ['a part of another file', '<use href="logo.svg#a"/>'],
  ])('one that holds %s is refused with its reason, never kept without it', async (_what, part) => {
    expect(await refusalOf(drawing(part), 'logo.svg')).toBe('media.drawing');
  });

  test('programs and links are nothing that is shown', async () => {
    expect(
      await refusalOf(drawing('<script>1</script><a href="https://x.example"><path d="M0 0h5"/></a>'), 'a.svg'),
    ).toBe('taken');
  });

  const HOSTILE = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    viewBox="0 0 10 10" width="10" height="10" onload="alert(1)"><script>alert(1)</script>
    <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>
    <linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
    <rect fill="url(#g)" style="stroke:blue" width="5" height="5" onclick="x()"/>
    <rect fill="url(https://evil.example/a)" width="1" height="1"/><use xlink:href="https://evil.example/x.svg#a"/>
    <use href="#g"/><image href="file:///etc/passwd"/><a href="javascript:alert(1)"><path d="M0 0h5"/></a>
    <style>.a{fill:red}</style><style>@import url(https://evil.example)</style><style>.b{fill:u\\72l(//evil.example)}</style>
    <set attributeName="onload" to="alert(1)"/><animate attributeName="href" to="javascript:alert(1)"/></svg>`;

  test('nothing runs, nothing is fetched, nothing is embedded; what draws stays', () => {
    const clean = cleanDrawing(HOSTILE) ?? '';
    expect(clean).not.toMatch(
      /script|alert|evil|foreignObject|iframe|onload|onclick|passwd|import|<set|<animate|<image/iu,
    );
    expect(clean).toContain('viewBox="0 0 10 10"');
    expect(clean).toContain('<linearGradient id="g">');
    expect(clean).toContain('fill="url(#g)"');
    expect(clean).toContain('<use href="#g"');
    expect(clean).toContain('stroke:blue');
    expect(clean).toContain('.a{fill:red}');
    expect(clean).toContain('<path d="M0 0h5"');
  });

  test('made harmless twice, it is the same', () => {
    const once = cleanDrawing(HOSTILE) ?? '';
    expect(cleanDrawing(once)).toBe(once);
  });

  test('it is kept made harmless, with its size, unless something that is shown would be lost', async () => {
    expect(await refusalOf(HOSTILE, 'logo.svg')).toBe('media.drawing');
    const harmless = cleanDrawing(HOSTILE)
      ?.replace('<svg', '<svg onload="alert(1)"')
      .replace('</svg>', '<script>1</script></svg>');
    const kept = await prepareMedia(Buffer.from(harmless ?? ''), '../logo.svg');
    expect(kept.fileName).toBe('logo.svg');
    expect(kept.size).toEqual({ width: 10, height: 10 });
    expect(Buffer.from(kept.bytes).toString()).not.toContain('script');
  });

  test('one of a hundred thousand pixels a side is refused', async () => {
    const huge =
      '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><rect width="9" height="9"/></svg>';
    expect(await refusalOf(huge, 'logo.svg')).toBe('media.type');
  });

  const nested = (levels: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><path id="a0" d="M0 0h9"/>${Array.from(
      { length: levels },
      (_, at) => `<g id="a${at + 1}"><use href="#a${at}"/><use href="#a${at}"/></g>`,
    ).join('')}</defs><use href="#a${levels}"/></svg>`;

  test('copies of copies are counted as they are drawn, and more than two thousand are refused', async () => {
    expect(expandedUses(nested(3))).toBe(2 + 2 * (2 + 2 * 2) + 1 + (2 + 2 * 2) + 2 + (2 + 2 * (2 + 2 * 2)));
    expect(await refusalOf(nested(4), 'a.svg')).toBe('taken');
    expect(await refusalOf(nested(22), 'a.svg')).toBe('media.type');
    expect(await refusalOf(nested(400), 'a.svg')).toBe('media.type');
  });

  test('one that is painted a thousand times with one gradient is taken, one painted with patterns of patterns is not', async () => {
    const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
    const gradient = '<linearGradient id="g"><stop stop-color="red"/></linearGradient>';
    expect(await refusalOf(svg(gradient + '<path d="M0 0h9v9z" fill="url(#g)"/>'.repeat(3_000)), 'a.svg')).toBe(
      'taken',
    );
    const patterns = Array.from(
      { length: 20 },
      (_, at) =>
        `<pattern id="p${at + 1}" width="1" height="1"><path d="M0 0h9v9z" fill="url(#p${at})"/><path d="M0 0h9v9z" fill="url( '#p${at}' )"/></pattern>`,
    );
    const dear = svg(
      `<pattern id="p0"><use href="#x"/></pattern>${patterns.join('')}<path d="M0 0h9v9z" fill="url(#p20)"/>`,
    );
    expect(expandedUses(dear)).toBeGreaterThan(1_000_000);
    expect(await refusalOf(dear, 'a.svg')).toBe('media.type');
  });

  test('one that draws itself, however deep, is refused', () => {
    const itself = '<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>';
    expect(expandedUses(itself)).toBe(Infinity);
    const deep = Array.from({ length: 20_000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`);
    expect(expandedUses(`<svg>${deep.join('')}</svg>`)).toBe(Infinity);
    expect(expandedUses('<svg><use href="#nothing"/></svg>')).toBe(1);
  });

  test('one that blows up its own entities is refused', async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>';
    expect(await refusalOf(bomb, 'logo.svg')).toBe('media.type');
  });
});

describe('pictures', () => {
  test('a page under the name of a picture is refused', async () => {
    expect(await refusalOf('<html><script>alert(1)</script></html>', 'photo.png')).toBe('media.type');
  });

  test('a small file that opens into a hundred million pixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.byteLength).toBeLessThan(5 * 1024 * 1024);
    expect(await refusalOf(bomb, 'photo.png')).toBe('media.type');
  });

  test('a picture cut short is refused', async () => {
    expect(await refusalOf((await plain()).subarray(0, 60), 'photo.png')).toBe('media.type');
  });

  test('what is larger than its type may be is refused, also under the name of a larger one', async () => {
    const photo = Buffer.concat([await plain(), Buffer.alloc(5 * 1024 * 1024)]);
    expect(await refusalOf(photo, 'film.mp4')).toBe('media.tooLarge');
  });

  test('places, programs and anything else that came along do not stay', async () => {
    const photo = await sharp(await plain())
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Camille' }, IFD3: { GPSLatitude: '47/1 13/1 0/1' } })
      .toBuffer();
    const kept = await prepareMedia(Buffer.concat([photo, Buffer.from('<?php system($_GET[0]) ?>')]), 'a.php.jpg');
    expect(kept.fileName).toBe('a.php.jpg');
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(kept.bytes).includes('<?php')).toBe(false);
  });
});

describe('tables', () => {
  test('no cell is a formula; numbers stay numbers', async () => {
    const kept = await prepareMedia(
      Buffer.from('nom;prix\r\n=HYPERLINK("https://evil.example");-12.5\r\n"@SUM(A1)";+33 6 12\r\nétrier;5'),
      'prix.csv',
    );
    expect(Buffer.from(kept.bytes).toString()).toBe(
      'nom;prix\r\n\'=HYPERLINK("https://evil.example");-12.5\r\n"\'@SUM(A1)";+33 6 12\r\nétrier;5',
    );
  });
});
