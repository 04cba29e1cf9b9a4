import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageFrame } from '#core/contract/pages/frame/page-frame.ts';
import type { Frame } from '#core/contract/pages/port.ts';
import { FrameProvider, useFrame, type LiveFrame } from '#src/shop/parts/page/frame.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';

/** What the document of a page without departments carries. */
const part = pageFrame(smallFrame, null);
let newest: Frame | undefined;

const listeners = new Set<() => void>();
const living: LiveFrame = {
  newest: () => newest,
  settings: async () => smallFrame.init.settings,
  onRenewed: (listen) => {
    listeners.add(listen);
    return () => void listeners.delete(listen);
  },
};

afterEach(() => {
  newest = undefined;
});

function Department({ id }: { id: number }) {
  return <p>{useFrame().category(id)?.name.fr_FR ?? 'inconnu'}</p>;
}

const within = (id: number) => (
  <FrameProvider frame={part} living={living}>
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

test('what is on screen follows a frame that was renewed, and lets go of it when it leaves', () => {
  newest = smallFrame;
  const { unmount } = render(within(10));
  expect(screen.getByText('Freinage')).toBeDefined();
  const { categories } = smallFrame.structure;
  const renamed = categories.map((one) => ({ ...one, name: { ...one.name, fr_FR: 'Freins' } }));
  newest = { ...smallFrame, structure: { ...smallFrame.structure, categories: renamed } };
  act(() => {
    for (const listen of listeners) listen();
  });
  expect(screen.getByText('Freins')).toBeDefined();
  unmount();
  expect(listeners.size).toBe(0);
});
