import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkoutView } from '#src/shop/store/cart/cart-view.ts';
import { isSame, showNew } from '#src/shop/store/show-new.ts';
import { listenToState, readState, resetState, show, useView, type StoreState } from '#src/shop/store/state.ts';

beforeEach(resetState);

const checkout = (area: 'auto' | 'moto') =>
  checkoutView({ area, record: undefined, lineStates: new Map(), pending: false, asked: false });

/** Few keys and few values: many pairs are equal, or nearly so. */
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.object({ key: fc.constantFrom('a', 'b'), values: [fc.nat(1), fc.constant(null)], maxDepth: 2 }),
);

describe('equal', () => {
  test('is what is equal field by field, whoever made it', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(isSame(a, structuredClone(a))).toBe(true);
        expect(isSame(a, b)).toBe(isDeepStrictEqual(a, b));
      }),
    );
  });

  test('is not what holds one field more, or an undefined one instead of none', () => {
    expect(isSame({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
    expect(isSame({ a: undefined }, {})).toBe(false);
    expect(isSame([], {})).toBe(false);
  });
});

describe('a component', () => {
  const asked = vi.fn();
  beforeEach(() => asked.mockClear());

  function Units({ area }: { area: 'auto' | 'moto' }) {
    const units = useView((state) => {
      asked();
      return state[`cart:${area}`].cartQuantity;
    });
    return <p>{units}</p>;
  }

  const shows = (slice: 'cart:auto' | 'cart:moto', units: number) =>
    act(async () => show(slice, { ...checkout('auto'), cartQuantity: units }));

  test('is asked again when its slice has changed, and for no other', async () => {
    render(<Units area="auto" />);
    asked.mockClear();
    await act(async () => {
      show('theme', 'dark');
      show('connection', { online: false, since: null });
      show('cart:moto', checkout('moto'));
      show('changes', { parked: [], waiting: [], sentToday: [] });
      show('messages', [{ id: 'one', text: 'Bonjour' }]);
    });
    expect(asked).not.toHaveBeenCalled();
    await shows('cart:auto', 3);
    expect(screen.getByText('3')).toBeDefined();
  });

  test('that reads another slice from now on hears of that one', async () => {
    let turn = (): void => {};
    function Turning() {
      const [area, setArea] = useState<'auto' | 'moto'>('auto');
      turn = () => setArea('moto');
      return <Units area={area} />;
    }
    render(<Turning />);
    await act(async () => turn());
    await shows('cart:moto', 4);
    expect(screen.getByText('4')).toBeDefined();
  });
});

test('an equal value changes nothing, and nobody hears of it', async () => {
  const heard = vi.fn();
  const stop = listenToState(new Set(['session', 'messages']), heard);
  const before = readState().session;
  showNew('session', { customer: null, phase: 'unknown', leaving: false });
  await Promise.resolve();
  expect(readState().session).toBe(before);
  expect(heard).not.toHaveBeenCalled();
  showNew('session', { customer: null, phase: 'guest', leaving: false });
  showNew('messages', [{ id: 'one', text: 'Bonjour' }]);
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  showNew('session', { customer: null, phase: 'unknown', leaving: false });
  await Promise.resolve();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a message whose button does something else is another message', () => {
  const message = (onPress: () => void) => ({ id: 'one', text: 'Retiré', action: { label: 'Rétablir', onPress } });
  showNew('messages', [message(() => {})]);
  const before = readState().messages;
  showNew('messages', [message(() => {})]);
  expect(readState().messages).not.toBe(before);
});

test('a device that was forgotten is back at the start, slice by slice', () => {
  const start: StoreState = { ...readState() };
  show('theme', 'dark');
  show('cart:moto', checkout('moto'));
  resetState();
  expect({ ...readState() }).toEqual(start);
});
