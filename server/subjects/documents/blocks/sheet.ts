/** The frame of every document: open, head, body, foot, bytes and their hash. */
import { createHash } from 'node:crypto';

import { DEFAULT_TIME_ZONE, dayIn } from '#core/domain/shop/time-zone.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import { startFlow, PAGE } from '#server/platform/pdf/flow.ts';
import { footer } from '#server/platform/pdf/footer.ts';
import { closePdf, openPdf, type Pdf } from '#server/platform/pdf/pdf.ts';
import { LINE, SOFT } from '#server/platform/pdf/palette.ts';
import { rule } from '#server/platform/pdf/shapes.ts';
import { artifact } from '#server/platform/pdf/structure.ts';
import { drawLine, SMALL } from '#server/platform/pdf/text.ts';

import type { DocumentHead, RenderedDocument } from '../models/document.ts';
import { letterhead } from './letterhead.ts';
import { sellerLines } from './legal.ts';
import type { RenderOptions, Sheet } from './sheet-definition.ts';

export async function renderSheet(sheet: Sheet, { readable = false }: RenderOptions = {}): Promise<RenderedDocument> {
  const { head, title } = sheet;
  const { locale, number, identity, issuedAtMs } = head;
  const pdf = openPdf({
    title: `${title} ${number} – ${identity.siteName}`,
    author: head.seller.name,
    locale,
    createdAt: new Date(issuedAtMs),
    readable,
  });
  const flow = startFlow(pdf, ({ pdf }) => continuation(pdf, sheet));
  letterhead(flow, sheet);
  sheet.body(flow);
  footer(pdf, [...sellerLines(head), ...(sheet.foot ?? [])], (page, pages) =>
    say(locale, `Page ${page} sur ${pages}`, `Page ${page} of ${pages}`),
  );
  sheet.finish?.(pdf);
  const bytes = await closePdf(pdf);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, sha256, fileName: `${sheet.slug}-${number.replace(/[^\w.-]/gu, '-')}.pdf` };
}

/** The day a document bears. */
export const issuedOn = ({ issuedAtMs, identity }: DocumentHead): string =>
  dayIn(identity.timeZone ?? DEFAULT_TIME_ZONE, issuedAtMs);

function continuation(pdf: Pdf, { head, title }: Sheet): number {
  const text = `${title} ${head.number} ${say(head.locale, '(suite)', '(continued)')}`;
  artifact(
    pdf,
    () => {
      drawLine(pdf, text, { x: PAGE.left, y: PAGE.top - 10, style: { ...SMALL, colour: SOFT } });
      drawLine(pdf, head.identity.siteName, { x: PAGE.right, y: PAGE.top - 10, style: SMALL, align: 'right' });
      rule(pdf, PAGE.top + 6, { colour: LINE });
    },
    'Pagination',
  );
  return PAGE.top + 22;
}
