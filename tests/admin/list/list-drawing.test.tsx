/** What of a list is drawn again when something of it changes: a hundred rows that are all drawn at each press are felt. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ListRow } from '#src/admin/screens/list/model/row.ts';
import { shopOf } from './depots.ts';
import { drawList } from './draw-list.tsx';

const drawn: string[] = [];
/** Notes whose cell is drawn, each time. */
function City({ row }: { row: ListRow }) {
  const code = String(Object.entries(row.fields).find(([name]) => name === 'code')?.[1]);
  drawn.push(code);
  return <i>{code}</i>;
}

beforeEach(() => {
  localStorage.clear();
  drawn.length = 0;
});
afterEach(cleanup);

async function drawDepots() {
  const { follow } = await drawList(shopOf(45), { overrides: { cells: { city: City } } });
  await screen.findByRole('checkbox', { name: 'Choisir depot-020' });
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
  drawn.length = 0;
  return {
    turnPage: async () => {
      await act(() => follow(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')));
      await screen.findByRole('checkbox', { name: 'Choisir depot-040' });
      await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'));
    },
  };
}

test('a row that is chosen is drawn again, and the one where the keys were; the others are not', async () => {
  await drawDepots();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choisir depot-007' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choisir depot-007' }).checked).toBe(true);
  expect(new Set(drawn)).toEqual(new Set(['depot-001', 'depot-007']));
});

test('keys that move from row to row draw the one they leave and the one they reach', async () => {
  await drawDepots();
  await userEvent.keyboard('jj');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('1'));
  expect(new Set(drawn)).toEqual(new Set(['depot-001', 'depot-002']));
});

test('the rows of before are not drawn again while those of the next page are on their way', async () => {
  const { turnPage } = await drawDepots();
  await turnPage();
  expect(drawn.filter((code) => code <= 'depot-020')).toEqual([]);
});

test('the rows of the next page take the places of those before, each drawn once', async () => {
  const { turnPage } = await drawDepots();
  const first = document.querySelector('[data-row="0"]');
  await turnPage();
  expect(document.querySelector('[data-row="0"]')).toBe(first);
  expect(drawn.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `depot-0${at + 21}`));
});

test('what was begun in a cell ends with its row', async () => {
  const { turnPage } = await drawDepots();
  await userEvent.click(screen.getAllByRole('button', { name: 'Dépôt 1' })[0] ?? document.body);
  expect(screen.getByRole('textbox', { name: /depot-001/u })).toBeTruthy();
  await turnPage();
  expect(screen.queryByRole('textbox', { name: /depot-0/u })).toBeNull();
});
