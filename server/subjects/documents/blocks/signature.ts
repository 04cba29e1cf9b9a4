/** Frames in which people write by hand. */
import { block, CONTENT_WIDTH, ensure, PAGE, type Flow } from '#server/platform/pdf/flow.ts';
import { STRONG_LINE } from '#server/platform/pdf/palette.ts';
import { outline } from '#server/platform/pdf/shapes.ts';
import { artifact } from '#server/platform/pdf/structure.ts';
import { BODY, STRONG, type TextStyle } from '#server/platform/pdf/text.ts';

const PADDING = 12;

/** A frame with a title, what to write, and room for it. */
export function signatureFrame(flow: Flow, title: string, lines: readonly string[], room = 62): void {
  const height = PADDING + 15 + lines.length * 15 + room;
  ensure(flow, height);
  const { pdf } = flow;
  const box = { x: PAGE.left + 0.5, y: flow.y, width: CONTENT_WIDTH - 1, height };
  artifact(pdf, () => outline(pdf, box, STRONG_LINE, 6));
  block(
    pdf,
    [
      [title, { ...STRONG, size: 11, lead: 17 }, 'H2'],
      ...lines.map((line): readonly [string, TextStyle] => [line, { ...BODY, lead: 15 }]),
    ],
    { x: box.x + PADDING, y: box.y + PADDING - 3, width: box.width - 2 * PADDING },
  );
  flow.y += height + 16;
}
