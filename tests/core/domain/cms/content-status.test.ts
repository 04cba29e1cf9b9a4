import { expect, test } from 'vitest';
import { CONTENT_STATUSES, rightOfStep, STATUS_STEPS } from '#core/domain/cms/content-status.ts';

test('an author without the right to publish reaches draft and pending alone', () => {
  const reached = new Set<string>(['draft']);
  for (let grown = true; grown;) {
    grown = false;
    for (const from of CONTENT_STATUSES.filter((one) => reached.has(one)))
      for (const to of CONTENT_STATUSES)
        if (rightOfStep(from, to) === 'write' && !reached.has(to)) {
          reached.add(to);
          grown = true;
        }
  }
  expect([...reached].sort()).toEqual(['draft', 'pending']);
});

test('what visitors see begins and ends with those who may publish, or throw away', () => {
  for (const [from, steps] of Object.entries(STATUS_STEPS))
    for (const [to, right] of Object.entries(steps))
      if ([from, to].some((one) => ['scheduled', 'published', 'private'].includes(one)))
        expect([from, to, right === 'write']).toEqual([from, to, false]);
});

test('everything can be thrown away, and nothing leads out of the bin but its restore', () => {
  for (const from of CONTENT_STATUSES)
    expect([from, rightOfStep(from, 'trash')]).toEqual([from, from === 'trash' ? null : 'destroy']);
  expect(STATUS_STEPS.trash).toEqual({});
});
