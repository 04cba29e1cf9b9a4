/** Messages at the bottom of the screen: one at a time. */
import { beforeEach, expect, test } from 'vitest';
import { dismiss, toast } from '#src/shop/store/messages.ts';
import { readState, show } from '#src/shop/store/state.ts';

const shown = () => readState().messages.map(({ text }) => text);

beforeEach(() => show('messages', []));

test('a newer message takes the place of the one before', () => {
  toast('1', 'Disques ajoutés');
  toast('2', 'Huile ajoutée');
  expect(shown()).toEqual(['Huile ajoutée']);
});

test('a message that was replaced takes nobody else’s away when its time is over', () => {
  toast('1', 'Disques ajoutés');
  toast('2', 'Huile ajoutée');
  dismiss('1');
  expect(shown()).toEqual(['Huile ajoutée']);
  dismiss('2');
  expect(shown()).toEqual([]);
});
