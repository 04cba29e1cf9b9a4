import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageFrame } from '#core/contract/pages/page-frame.ts';
import type { Frame } from '#core/contract/pages/port.ts';
import { FrameProvider, useFrame } from '#src/screens/shop/frame.tsx';
import { smallFrame } from '#tests/features/shop/small-frame.ts';

/** What the document of a page without departments carries. */
const part = pageFrame(smallFrame, null);
let newest: Frame | undefined;

const read = (): Frame | undefined => newest;

function Department({ id }: { id: number }) {
  return <p>{useFrame().category(id)?.name.fr_FR ?? 'inconnu'}</p>;
}

const within = (id: number) => (
  <FrameProvider frame={part} newest={read}>
    <Department id={id} />
  </FrameProvider>
);

test('what is drawn later reads the whole frame', () => {
  const { rerender } = render(within(0));
  expect(screen.getByText('inconnu')).toBeDefined();
  newest = smallFrame;
  rerender(within(10));
  expect(screen.getByText('Freinage')).toBeDefined();
});
