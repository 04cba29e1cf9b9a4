/** ms of a clock that never goes back, and a call later. */
export interface Pace {
  now: () => number;
  after: (ms: number, call: () => void) => void;
}

const pageTime: Pace = {
  now: () => performance.now(),
  after: (ms, call) => void setTimeout(call, ms),
};

/** How much longer one rests than one looked: a third of the thread at most. */
const REST = 2;

/**
 * Answers whom to tell that there is something new. It looks at once, and again for everything told meanwhile, but only
 * after a rest that grows with what a look costs: few rows are followed write by write, while a thousand waiting changes
 * that leave in one go neither keep the page busy nor stand in the way of the sender's transactions.
 */
export function lookInRests(look: () => Promise<void>, pace: Pace = pageTime): () => void {
  let state: 'idle' | 'busy' | 'told again' = 'idle';
  const start = (): void => {
    const since = pace.now();
    state = 'busy';
    const rest = () =>
      pace.after(REST * (pace.now() - since), () => {
        if (state === 'told again') start();
        else state = 'idle';
      });
    void look().then(rest, rest);
  };
  return () => {
    if (state === 'idle') start();
    else state = 'told again';
  };
}
