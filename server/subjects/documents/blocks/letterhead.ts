/** The head of the first page: mark and name of the shop, its area, what the document is and its facts. */
import { block, CONTENT_WIDTH, PAGE, type Flow } from '#server/platform/pdf/flow.ts';
import { INK, STRONG_LINE, SUCCESS, WHITE } from '#server/platform/pdf/palette.ts';
import type { Pdf } from '#server/platform/pdf/pdf.ts';
import { listel, outline, rule } from '#server/platform/pdf/shapes.ts';
import { artifact, content, element } from '#server/platform/pdf/structure.ts';
import { BODY, drawLine, LABEL, STRONG, widthOf, type TextStyle } from '#server/platform/pdf/text.ts';

import type { Identity } from '../models/document.ts';
import type { Sheet } from './sheet-definition.ts';

const WORD: TextStyle = { face: 'title', size: 17, lead: 24, colour: INK };
const TITLE: TextStyle = { face: 'title', size: 25, lead: 30, colour: INK };
const NUMBER: TextStyle = { face: 'strong', size: 12, lead: 17, colour: INK, tabular: true };
const PLATE: TextStyle = { face: 'title', size: 9.5, lead: 12, colour: INK };
const MARK = 26;
const LOGO = { width: 200, height: 36 } as const;
const FACTS = { label: 108, value: 132 } as const;

export function letterhead(flow: Flow, sheet: Sheet): void {
  const { pdf } = flow;
  const { identity, number } = sheet.head;
  artifact(pdf, () => drawCartouche(pdf, identity));
  if (identity.logo === undefined) nameShop(pdf, identity);
  else wearLogo(pdf, identity.siteName, identity.logo);
  const top = PAGE.top + 54;
  const left = CONTENT_WIDTH - FACTS.label - FACTS.value - 20;
  let y = block(
    pdf,
    [
      [sheet.title, TITLE, 'H1'],
      [number, NUMBER],
    ],
    { x: PAGE.left, y: top, width: left },
  );
  if (sheet.stamp) y = drawStamp(pdf, sheet.stamp, y + 7);
  const end = drawFacts(flow, sheet, top + 7);
  flow.y = Math.max(y, end) + 12;
  const isDraft = sheet.isDraft ?? false;
  artifact(pdf, () =>
    rule(pdf, flow.y, isDraft ? { colour: STRONG_LINE, width: 1.5, dashed: true } : { colour: INK, width: 1.5 }),
  );
  flow.y += 18;
}

function nameShop(pdf: Pdf, identity: Identity): void {
  artifact(pdf, () => drawMark(pdf, identity));
  element(pdf, pdf.root, 'P', (self) =>
    content(pdf, self, 'P', () =>
      drawLine(pdf, identity.siteName, { x: PAGE.left + MARK + 9, y: PAGE.top + 1, style: WORD }),
    ),
  );
}

/** In place of both; a reader hears the name. */
function wearLogo(pdf: Pdf, name: string, logo: string): void {
  element(
    pdf,
    pdf.root,
    'Figure',
    (self) =>
      content(pdf, self, 'Figure', () => {
        pdf.doc.image(Buffer.from(logo, 'base64'), PAGE.left, PAGE.top - 4, { fit: [LOGO.width, LOGO.height] });
      }),
    { alt: name },
  );
}

/** The road of the brand, as on the screens (`src/ui/brand`): ink, edges, dashes. */
function drawMark({ doc }: Pdf, { accent }: Identity): void {
  doc.save();
  doc.translate(PAGE.left, PAGE.top);
  doc.roundedRect(0, 0, MARK, MARK, 6).clip();
  doc.rect(0, 0, MARK, MARK).fill(INK);
  doc.lineWidth(1.6).strokeColor(WHITE).moveTo(11, 0).lineTo(6, MARK).moveTo(15, 0).lineTo(20, MARK).stroke();
  const dash = accent.on === WHITE ? '#1FA777' : accent.solid;
  doc.rect(11.5, 5.3, 3, 3.2).rect(11.5, 11.6, 3, 4.4).rect(11.5, 20, 3, 6).fill(dash);
  doc.restore();
}

/** The plate that names the area. */
function drawCartouche(pdf: Pdf, { area, accent }: Identity): void {
  const style = { ...PLATE, colour: accent.on };
  const word = area.toUpperCase();
  const width = widthOf(pdf, word, style) + 24;
  const box = { x: PAGE.right - width, y: PAGE.top + 1.5, width, height: 23 };
  listel(pdf, box, accent);
  drawLine(pdf, word, { x: box.x + width / 2, y: box.y + 5.5, style, align: 'center' });
}

function drawStamp(pdf: Pdf, word: string, y: number): number {
  const style: TextStyle = { face: 'title', size: 9.5, lead: 12, colour: SUCCESS };
  const box = { x: PAGE.left + 1, y, width: widthOf(pdf, word, style) + 20, height: 22 };
  artifact(pdf, () => outline(pdf, box, SUCCESS, 4, 1.4));
  block(pdf, [[word, style]], { x: box.x + 10, y: y + 5, width: box.width });
  return y + box.height;
}

function drawFacts(flow: Flow, { facts }: Sheet, top: number): number {
  const x = PAGE.right - FACTS.label - FACTS.value;
  let y = top;
  for (const [label, value] of facts) {
    if (value === null || value === '') continue;
    const labelStyle = { ...LABEL, lead: BODY.lead };
    block(flow.pdf, [[label, labelStyle]], { x, y, width: FACTS.label - 8 });
    y = block(flow.pdf, [[value, STRONG]], { x: x + FACTS.label, y, width: FACTS.value }) + 1;
  }
  return y;
}
