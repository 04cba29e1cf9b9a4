import { expect, test } from 'vitest';

import { Refusal } from '#core/wire/refusal.ts';
import { randomIds } from '#server/ids.ts';
import { fewAtOnce } from '#server/platform/few-at-once.ts';
import { createPasswords } from '#server/subjects/account/passwords/passwords.ts';

test('a password is known again by its hash, and by no other’s', async () => {
  const passwords = createPasswords(randomIds);
  const [one, again] = [await passwords.hash('Goudron-2026!'), await passwords.hash('Goudron-2026!')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(one).not.toBe(again);
  expect(await passwords.verify(one, 'Goudron-2026!')).toBe(true);
  expect(await passwords.verify(one, 'bitume-2026!')).toBe(false);
  expect(await passwords.verify(null, 'Goudron-2026!')).toBe(false);
});

test('few hash at once, the others in their order, and a crowd is sent away', async () => {
  const oneOfTwo = fewAtOnce(2, 3);
  const ends: (() => void)[] = [];
  const began: number[] = [];
  const work = (at: number) =>
    oneOfTwo(async () => {
      began.push(at);
      await new Promise<void>((end) => void ends.push(end));
      if (at === 1) throw new Error('broken');
      return at;
    });
  const all = [0, 1, 2, 3, 4].map((at) => work(at).catch((error: unknown) => error));
  await expect(work(5)).rejects.toThrow(Refusal);
  expect(began).toEqual([0, 1]);
  for (let at = 0; at < 5; at += 1) {
    ends[at]?.();
    await all[at];
  }
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(await Promise.all(all)).toEqual([0, new Error('broken'), 2, 3, 4]);
});
