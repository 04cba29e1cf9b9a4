/** Short texts beneath the figures. */
import { heightOf, paragraph, ensure, PAGE, type Flow } from '#server/platform/pdf/flow.ts';
import { BODY, SMALL, STRONG, type TextStyle } from '#server/platform/pdf/text.ts';

const HEADING: TextStyle = { ...STRONG, size: 10, lead: 15 };

/** A heading that stays with the beginning of its text. */
export function note(flow: Flow, title: string, lines: readonly string[], style: TextStyle = BODY): void {
  if (lines.length === 0) return;
  const first = heightOf(flow.pdf, lines[0] ?? '', style, PAGE.right - PAGE.left);
  ensure(flow, HEADING.lead + 3 + Math.min(first, 3 * style.lead));
  paragraph(flow, title, { style: HEADING, tag: 'H2', after: 2 });
  for (const line of lines) paragraph(flow, line, { style, after: 2 });
  flow.y += 10;
}

/** Mentions in small type, without a heading. */
export function mentions(flow: Flow, lines: readonly string[]): void {
  for (const line of lines) paragraph(flow, line, { style: SMALL, after: 2 });
  if (lines.length > 0) flow.y += 8;
}
