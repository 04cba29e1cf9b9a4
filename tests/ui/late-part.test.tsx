import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { latePart } from '#src/ui/late/late-part.ts';

const Words = ({ said }: { said: string }) => <p>{said}</p>;

afterEach(cleanup);

test('a part whose code is here is drawn at once, without a fallback', async () => {
  const late = latePart(async () => Words);
  await late.load();
  render(
    <Suspense fallback="…">
      <late.Part said="Médias" />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('Médias');
});

test('a part whose code is not here shows the fallback until it comes', async () => {
  let resolve: (part: typeof Words) => void = () => {};
  const promise = new Promise<typeof Words>((arrived) => {
    resolve = arrived;
  });
  const late = latePart(() => promise);
  render(
    <Suspense fallback="…">
      <late.Part said="Médias" />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('…');
  await act(async () => resolve(Words));
  expect(document.body.textContent).toBe('Médias');
});

test('what is typed into a part that came late stays when it is drawn again', async () => {
  const Count = ({ step }: { step: number }) => {
    const [at, setAt] = useState(0);
    return <button onClick={() => setAt(at + step)}>{at}</button>;
  };
  const late = latePart(async () => Count);
  const page = (step: number) => (
    <Suspense>
      <late.Part step={step} />
    </Suspense>
  );
  const { rerender } = render(page(1));
  const button = await screen.findByRole('button');
  act(() => button.click());
  rerender(page(2));
  act(() => button.click());
  expect(button.textContent).toBe('3');
});

test('what did not arrive is asked for again by the next', async () => {
  let asked = 0;
  const late = latePart(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return Words;
  });
  await expect(late.load()).rejects.toThrow('no network');
  expect(await late.load()).toBe(Words);
});
