import { setImmediate } from 'node:timers';

import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

const library = getConfig();
const asyncWrapper: typeof library.asyncWrapper = (work) => library.asyncWrapper(work);
/** Turns of the loop are real ones also while a test moves the clock. */
const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

configure({
  // How long a condition is awaited before its test fails: parts come as they are wanted, on a busy machine too. Said here
  // alone: what a module of several files says is heard in the first of them.
  asyncUtilTimeout: 20_000,
  // What React shows has its effects in the same turn of the loop or, on a busy machine, in the next one: a test that
  // found something on the page would look for what comes of it too early.
  asyncWrapper: (waiting) =>
    asyncWrapper(async () => {
      const found = await waiting();
      await nextTurn();
      return found;
    }),
});

afterEach(cleanup);
// Files share the library, and so what it was told.
afterAll(() => configure({ asyncWrapper }));
