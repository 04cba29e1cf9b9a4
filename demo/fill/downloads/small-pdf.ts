/** A page of text as a PDF, without typefaces of its own: the file of a download in the demo shop. */

const PAGE = { width: 595, height: 842, left: 60, top: 780, line: 22 };

/** Letters beyond Latin-1 are left out: the standard typefaces of readers know no others. */
const latin = (text: string): string => text.replaceAll('’', "'").replaceAll(/[^\x20-\x7e\xa0-\xff]/gu, '');

const said = (text: string): string => latin(text).replaceAll(/[\\()]/gu, String.raw`\$&`);

export function smallPdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    'BT',
    `/F1 20 Tf ${PAGE.left} ${PAGE.top} Td (${said(title)}) Tj`,
    `/F1 12 Tf 0 -${PAGE.line * 2} Td`,
    ...lines.flatMap((line) => [`(${said(line)}) Tj`, `0 -${PAGE.line} Td`]),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${said(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = Buffer.byteLength(file, 'latin1');
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = Buffer.byteLength(file, 'latin1');
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
