/** Questions that were asked before their screen was opened. */
import { expect, test } from 'vitest';
import { askingAhead, YOUNG_MS } from '#src/admin/api/ask-ahead.ts';
import type { Call } from '#src/admin/api/office-client.ts';

/** A shop that counts what it was asked, and answers with how often that was. */
function shop() {
  const asked: string[] = [];
  const answer = (name: string): Promise<unknown> => {
    asked.push(name);
    return state.isDown ? Promise.reject(new Error('down')) : Promise.resolve(asked.length);
  };
  const state = { asked, isDown: false, now: 0, call: asCall(answer) };
  return state;
}
function asCall(answer: (name: string) => Promise<unknown>): Call;
function asCall(answer: unknown): unknown {
  return answer;
}

const FIRST = ['api.admin.groups.index', { query: { perPage: 20 } }] as const;
const OTHER = ['api.admin.groups.index', { query: { perPage: 50 } }] as const;

function drawn() {
  const one = shop();
  return { one, ...askingAhead(one.call, () => one.now) };
}

test('what was asked ahead is answered once and not asked again', async () => {
  const { one, call, ask } = drawn();
  ask(...FIRST);
  ask(...FIRST);
  expect(await call(...FIRST)).toBe(1);
  expect(one.asked).toHaveLength(1);
  expect(await call(...FIRST)).toBe(2);
});

test('another question, and an answer that is no longer young, are asked for', async () => {
  const { one, call, ask } = drawn();
  ask(...FIRST);
  expect(await call(...OTHER)).toBe(2);
  one.now = YOUNG_MS;
  expect(await call(...FIRST)).toBe(3);
});

test('whatever is written meanwhile takes the answer back', async () => {
  const { call, ask } = drawn();
  ask(...FIRST);
  await call('api.admin.second-factor.begin', { body: {} });
  expect(await call(...FIRST)).toBe(3);
});

test('what did not arrive is asked for again by whoever wants it', async () => {
  const { one, call, ask } = drawn();
  one.isDown = true;
  ask(...FIRST);
  one.isDown = false;
  expect(await call(...FIRST)).toBe(2);
});
