import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { useContractForm } from '#src/forms/contract-form.ts';

const schema = v.object({ name: v.string() });
const keep = vi.fn<(values: { name: string }) => void>();

function Page() {
  const form = useContractForm({ schema, defaults: { name: '' }, keep });
  return <input aria-label="Nom" {...form.register('name')} />;
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Nom'), { target: { value: text } });

beforeEach(() => {
  vi.useFakeTimers();
  keep.mockClear();
});
afterEach(() => vi.useRealTimers());

test('what is typed is kept once typing pauses, and once only', () => {
  render(<Page />);
  type('Du');
  vi.advanceTimersByTime(300);
  type('Durand');
  vi.advanceTimersByTime(300);
  expect(keep).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(keep.mock.calls).toEqual([[{ name: 'Durand' }]]);
});

test.each([
  ['the field', () => fireEvent.focusOut(screen.getByLabelText('Nom'))],
  ['the screen', () => fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
  ['the page', () => fireEvent(window, new Event('pagehide'))],
  ['the form', cleanup],
])('who leaves %s while the pause runs has typed it all the same', (_what, leave) => {
  render(<Page />);
  type('Durand');
  leave();
  expect(keep.mock.calls).toEqual([[{ name: 'Durand' }]]);
  vi.advanceTimersByTime(1_000);
  expect(keep).toHaveBeenCalledTimes(1);
});
