import { expect, test } from 'vitest';

import { randomIds } from '#server/ids.ts';
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
