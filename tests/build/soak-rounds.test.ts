import fc from 'fast-check';
import { expect, test } from 'vitest';

import { inARow, isNextLoaded, redTests, roundsOf, written, type Round } from '../../scripts/tests/soak-rounds.mjs';

const TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

const round = (ok: boolean, isLoaded = false): Round => ({ ok, isLoaded, minutes: 9.5, red: ok ? [] : ['one'] });

/** Rounds that end so, one after the other; before each marked one the run was stopped and begun again. */
function played(outcomes: readonly (readonly [boolean, boolean])[]): readonly Round[] {
  let rounds: Round[] = [];
  for (const [ok, isStopped] of outcomes) {
    if (isStopped) rounds = roundsOf(written(TREE, rounds), TREE);
    rounds.push(round(ok, isNextLoaded(rounds)));
  }
  return rounds;
}

test('of the rounds that count none is red, however often the run was stopped, and every other one was loaded', () => {
  const outcomes = fc.array(fc.tuple(fc.boolean(), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(outcomes, (all) => {
      const rounds = played(all);
      const green = inARow(rounds);
      const since = all.map(([ok]) => ok).lastIndexOf(false);
      expect(green).toHaveLength(all.length - 1 - since);
      expect(green.map(({ isLoaded }) => isLoaded)).toEqual(green.map((_, place) => place % 2 === 1));
      expect(rounds).toHaveLength(all.length);
    }),
  );
});

test('rounds of another tree, of one that was changed, and what cannot be read do not count', () => {
  const kept = written(TREE, [round(true)]);
  expect(roundsOf(kept, TREE)).toEqual([round(true)]);
  expect(roundsOf(kept, TREE.replace('4', '5'))).toEqual([]);
  expect(roundsOf(kept, null)).toEqual([]);
  expect(roundsOf(null, TREE)).toEqual([]);
  expect(roundsOf('{"tree":', TREE)).toEqual([]);
  expect(roundsOf('', TREE)).toEqual([]);
});

test('a red round says by name which test was red, and on which device', () => {
  const spec = (title: string, ...statuses: readonly [project: string, status: string][]) => ({
    title,
    tests: statuses.map(([projectName, status]) => ({ projectName, status })),
  });
  const report = {
    suites: [
      {
        title: 'offline/start.spec.ts',
        file: 'offline/start.spec.ts',
        specs: [spec('starts', ['whole browser', 'expected'])],
        suites: [
          {
            title: 'without the network',
            file: 'offline/start.spec.ts',
            specs: [spec('sells', ['phone', 'expected'], ['desktop', 'unexpected'])],
          },
        ],
      },
    ],
  };
  expect(redTests(JSON.stringify(report))).toEqual(['[desktop] offline/start.spec.ts › without the network › sells']);
  expect(redTests('')).toEqual([]);
});
