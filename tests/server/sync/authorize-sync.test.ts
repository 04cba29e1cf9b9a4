import { expect, test } from 'vitest';

import { PROTOCOL } from '#core/wire/sync.ts';
import { checkEnvelope, OPEN_WINDOW } from '#server/sync/authorize-sync.ts';

const greeting = { protocol: PROTOCOL, build: 'b7', scope: 'guest', group: 'g' } as const;
const nobody = { visitor: null, customer: null };

test('S21 a build that was found to do harm is told to update, whoever is there; the builds beside it may speak', () => {
  const window = { ...OPEN_WINDOW, refusedBuilds: new Set(['b7']) };
  for (const caller of [nobody, { ...nobody, visitor: 'v' }]) {
    expect(() => checkEnvelope(greeting, window, caller)).toThrow(expect.objectContaining({ code: 'app.outdated' }));
  }
  const beside = checkEnvelope({ ...greeting, build: 'b8' }, window, { ...nobody, visitor: 'v' });
  expect(beside).toMatchObject({ kind: 'visitor', id: 'v' });
});

test('S7 S81 a guest whom no cookie names renews it; a customer without a session signs in', () => {
  expect(() => checkEnvelope(greeting, OPEN_WINDOW, nobody)).toThrow(
    expect.objectContaining({ code: 'token.expired' }),
  );
  expect(() => checkEnvelope({ ...greeting, scope: 'customer:c' }, OPEN_WINDOW, nobody)).toThrow(
    expect.objectContaining({ code: 'session.required' }),
  );
});
