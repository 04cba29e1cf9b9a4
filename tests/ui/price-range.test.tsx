import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { PriceRange } from '#src/ui/price-range/price-range.tsx';
import { clampRange } from '#src/ui/price-range/range.ts';

const labels = { from: 'De', to: 'À', fromThumb: 'Prix minimum', toThumb: 'Prix maximum', between: 'à' };

function show(onCommit: (value: readonly [number, number]) => void) {
  render(
    <PriceRange
      bounds={[0, 200]}
      value={[30, 120]}
      counts={[1, 4, 2, 0]}
      step={1}
      onCommit={onCommit}
      format={(amount) => `${amount} €`}
      parse={(text) => (/^\d+/.test(text) ? Number.parseInt(text, 10) : undefined)}
      labels={labels}
      names={{ from: 'prixMin', to: 'prixMax' }}
    />,
  );
}

test('the bounds stay in order and inside what exists, whichever thumb moved', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.integer(),
      fc.nat(),
      fc.nat(),
      fc.constantFrom('from', 'to'),
      (from, to, least, span, moved) => {
        const most = least + span;
        const [low, high] = clampRange([from, to], [least, most], moved);
        expect(least <= low && low <= high && high <= most).toBe(true);
      },
    ),
  );
});

test('a thumb that would pass the other stops at it, and the other stays', () => {
  expect(clampRange([150, 120], [0, 200], 'from')).toEqual([120, 120]);
  expect(clampRange([30, 10], [0, 200], 'to')).toEqual([30, 30]);
});

test('while a thumb moves nothing is asked; when it is let go the range is', () => {
  const onCommit = vi.fn();
  show(onCommit);
  const thumb = screen.getByRole<HTMLInputElement>('slider', { name: 'Prix minimum' });
  fireEvent.change(thumb, { target: { value: '50' } });
  expect(thumb.getAttribute('aria-valuetext')).toBe('50 €');
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.pointerUp(thumb);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([50, 120]);
});

test('a typed amount counts when the field is left', async () => {
  const onCommit = vi.fn();
  show(onCommit);
  const field = screen.getByRole('textbox', { name: 'À' });
  await userEvent.clear(field);
  await userEvent.type(field, '90');
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([30, 90]);
});

test('what is no amount leaves the range as it was', async () => {
  const onCommit = vi.fn();
  show(onCommit);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'De' });
  await userEvent.clear(field);
  await userEvent.type(field, 'pas cher{Enter}');
  expect(onCommit).not.toHaveBeenCalled();
  expect(field.value).toBe('30 €');
});
