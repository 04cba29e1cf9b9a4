/** A text of the shop on paper: headings, paragraphs, lists, as many pages as it takes. */
import { say } from '#server/platform/mail/mail-format.ts';
import { ensure, PAGE, paragraph, type Flow } from '#server/platform/pdf/flow.ts';
import { content, element } from '#server/platform/pdf/structure.ts';
import { BODY, drawLine, STRONG, wrap, type TextStyle } from '#server/platform/pdf/text.ts';

import { issuedOn, renderSheet } from './blocks/sheet.ts';
import type { RenderOptions } from './blocks/sheet-definition.ts';
import { dayIn } from './blocks/words.ts';
import type { RenderedDocument } from './models/document.ts';
import type { PlainDocumentModel, PlainPart } from './models/plain.ts';

const HEADING: TextStyle = { ...STRONG, size: 11.5, lead: 17 };
const TEXT: TextStyle = { ...BODY, size: 9.5, lead: 14.5 };
const INDENT = 14;

export function renderPlainDocument(model: PlainDocumentModel, options?: RenderOptions): Promise<RenderedDocument> {
  const { locale, title, parts } = model;
  return renderSheet(
    {
      head: model,
      title,
      slug: 'document',
      facts: [[say(locale, 'En vigueur le', 'In force on'), dayIn(locale, issuedOn(model))]],
      body: (flow) => parts.forEach((part) => draw(flow, part)),
    },
    options,
  );
}

function draw(flow: Flow, part: PlainPart): void {
  switch (part.kind) {
    case 'heading':
      flow.y += 8;
      ensure(flow, HEADING.lead + 3 * TEXT.lead);
      paragraph(flow, part.text, { style: HEADING, tag: 'H2', after: 3 });
      break;
    case 'paragraph':
      paragraph(flow, part.text, { style: TEXT, after: 8 });
      break;
    case 'list':
      list(flow, part.items);
      break;
  }
}

function list(flow: Flow, items: readonly string[]): void {
  const { pdf } = flow;
  element(pdf, pdf.root, 'L', (whole) => {
    for (const item of items) {
      element(pdf, whole, 'LI', (entry) =>
        element(pdf, entry, 'LBody', (self) => {
          wrap(pdf, item, TEXT, PAGE.right - PAGE.left - INDENT).forEach((line, index) => {
            ensure(flow, TEXT.lead);
            content(pdf, self, 'LBody', () => {
              if (index === 0) drawLine(pdf, '–', { x: PAGE.left, y: flow.y, style: TEXT });
              drawLine(pdf, line, { x: PAGE.left + INDENT, y: flow.y, style: TEXT });
            });
            flow.y += TEXT.lead;
          });
        }),
      );
      flow.y += 3;
    }
  });
  flow.y += 6;
}
