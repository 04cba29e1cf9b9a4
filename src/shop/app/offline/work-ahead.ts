/**
 * When a visit may fetch what nobody looks at yet: the engine that sends changes, the catalogue, the shop's shell. A first
 * visit waits until its line rests, and over a slow line until the person asks for it or the line gets better (design §8).
 *
 *     here already ──────────────────────────────▶ begin
 *     first visit ─▶ may the line? ─▶ line rests ─▶ begin
 *                    └─ no ─▶ asked, or the line changed ─┘
 */
export interface WorkAheadDeps {
  /** The shop is on this device: what it starts with does not come over the line. */
  readonly isHere: boolean;
  /** What the line allows at this moment. */
  readonly mayNow: () => boolean;
  /** Hears that the line has changed; answers how to stop. */
  readonly onLineChange: (listen: () => void) => () => void;
  /** ms since an answer last came over the line. */
  readonly quietForMs: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

export interface WorkAhead {
  /** Resolves when it may begin; over a slow line perhaps never. */
  readonly begun: Promise<void>;
  /** The person asks for it: it begins at once. */
  ask(): void;
}

/** A line that brings nothing for so long is idle; one that never rests is taken as it is after the second. */
const REST_MS = 500;
const PATIENCE_MS = 10_000;

export function workAhead({ isHere, mayNow, onLineChange, quietForMs, wait }: WorkAheadDeps): WorkAhead {
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const rests = async (): Promise<void> => {
    for (let waited = 0; waited < PATIENCE_MS;) {
      const left = REST_MS - quietForMs();
      if (left <= 0) return;
      await wait(left);
      waited += left;
    }
  };
  const follow = async (): Promise<void> => {
    if (isHere) return begin();
    if (!mayNow())
      await new Promise<void>((resolve) => {
        const stop = onLineChange(() => {
          if (!mayNow()) return;
          stop();
          resolve();
        });
      });
    await rests();
    begin();
  };
  void follow();
  return { begun, ask: () => begin() };
}
