import { render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

/** Says that it has come, and tells so after it was drawn. */
function Arriving({ hear, drawn, told }: { hear: (arrive: () => void) => void; drawn: () => void; told: () => void }) {
  const [isHere, setHere] = useState(false);
  useLayoutEffect(() => (isHere ? drawn() : hear(() => setHere(true))), [isHere, hear, drawn]);
  useEffect(() => {
    if (isHere) told();
  }, [isHere, told]);
  return isHere ? <p>Arrivé</p> : null;
}

test('what a test has found on the page has had its effects, also where drawing took long and timers are late', async () => {
  let arrive = () => {};
  const told = vi.fn();
  // Drawing takes so long that React leaves the effects to the next turn of the loop …
  const now = performance.now.bind(performance);
  let spentMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + spentMs);
  // … and a timer that was begun just now is due before it.
  const begin = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run, ms) => {
    if (ms !== 0) return begin(run, ms);
    run();
    return begin(() => {});
  });
  const drawn = () => void (spentMs += 1_000);
  render(<Arriving hear={(one) => void (arrive = one)} drawn={drawn} told={told} />);
  const found = screen.findByText('Arrivé');
  arrive();
  await found;
  expect(told).toHaveBeenCalledOnce();
});
