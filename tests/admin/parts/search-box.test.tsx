/** The box that looks in a list, beside an address that follows it late and changes without it. */
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchBox } from '#src/admin/parts/search-box.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The box as a list draws it, and its address as it stands. */
function drawBox() {
  const onSearch = vi.fn<(q: string) => void>();
  const drawn = (q: string) => (
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <SearchBox q={q} where="Code" onSearch={onSearch} />
    </I18nProvider>
  );
  const { rerender } = render(drawn(''));
  const field = screen.getByRole('searchbox');
  if (!(field instanceof HTMLInputElement)) throw new Error('no field');
  return {
    field,
    onSearch,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    /** The address says so from now on. */
    at: (q: string) => rerender(drawn(q)),
    pause: () => act(() => void vi.advanceTimersByTime(1_000)),
  };
}

test('what was looked for once is not looked for again when the address goes back', () => {
  const { field, onSearch, type, at, pause } = drawBox();
  type('frein');
  pause();
  expect(onSearch).toHaveBeenLastCalledWith('frein');
  at('frein');
  pause();
  at('');
  pause();
  expect(field.value).toBe('');
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('letters that are typed before the address has followed stay, and are looked for', () => {
  const { field, onSearch, type, at, pause } = drawBox();
  type('fre');
  pause();
  type('frein');
  at('fre');
  expect(field.value).toBe('frein');
  pause();
  expect(onSearch.mock.calls).toEqual([['fre'], ['frein']]);
  at('frein');
  pause();
  expect(field.value).toBe('frein');
  expect(onSearch).toHaveBeenCalledTimes(2);
});

test('what is emptied before the address has followed is looked for no more', () => {
  const { field, onSearch, type, at, pause } = drawBox();
  type('frein');
  pause();
  type('');
  pause();
  at('frein');
  pause();
  expect(field.value).toBe('');
  expect(onSearch.mock.calls).toEqual([['frein'], ['']]);
});

test('a space at the end is typed on', () => {
  const { field, type, at, pause } = drawBox();
  type('frein ');
  pause();
  at('frein');
  expect(field.value).toBe('frein ');
});

test('another address shows what it looks for', () => {
  const { field, type, at, pause } = drawBox();
  type('frein');
  pause();
  at('frein');
  at('huile');
  expect(field.value).toBe('huile');
});
