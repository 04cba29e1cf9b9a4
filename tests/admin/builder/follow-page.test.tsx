/** What a colleague wrote takes its place on the open page: nobody's steps back, choice or typing go with it. */
import { createUsePuck, Puck } from '@puckeditor/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { newBlock } from '#core/domain/blocks/all-blocks.ts';
import type { Block } from '#core/domain/blocks/block.ts';
import { withProps } from '#core/domain/blocks/edit-blocks.ts';
import { useFollowed, useFollowPage, type Followed } from '#src/admin/features/builder/follow-page.ts';
import { fromPuck, toPuck } from '#src/admin/features/builder/puck-data.ts';

afterEach(cleanup);

const usePuckOf = createUsePuck();
const hero = (id: string, title: string): Block => {
  const block = newBlock('hero', id);
  return { ...block, props: { ...block.props, title } };
};
const titled = (page: readonly Block[]): string => page.map(({ props }) => String(props['title'])).join(' | ');

const told = vi.fn<(page: string) => void>();
/** What a colleague wrote, told to the page that is open. */
const open = new Set<(page: readonly Block[]) => void>();
const arrive = (page: readonly Block[]): void => open.forEach((one) => one(page));

/** What came out of the editor, if it is somebody's typing. */
function typed({ lastRef, isFollowingRef }: Followed, blocks: readonly Block[]): boolean {
  if (isFollowingRef.current || titled(blocks) === titled(lastRef.current)) return false;
  lastRef.current = blocks;
  told(titled(blocks));
  return true;
}

function Desk({ value, followed }: { value: readonly Block[]; followed: Followed }) {
  const data = usePuckOf((puck) => puck.appState.data);
  const dispatch = usePuckOf((puck) => puck.dispatch);
  const history = usePuckOf((puck) => puck.history);
  const picked = usePuckOf((puck) => puck.selectedItem?.props['id']);
  const selectorOf = usePuckOf((puck) => puck.getSelectorForId);
  useFollowPage(value, followed);
  const write = (title: string): void =>
    dispatch({
      type: 'setData',
      data: (before) => toPuck(withProps(fromPuck(before), 'a', { title })),
      recordHistory: true,
    });
  return (
    <>
      <output aria-label="Page">{titled(fromPuck(data))}</output>
      <output aria-label="Choisi">{String(picked)}</output>
      <button type="button" onClick={() => write('Pneus d’hiver')}>
        Écrire
      </button>
      <button type="button" onClick={() => dispatch({ type: 'setUi', ui: { itemSelector: selectorOf('b') ?? null } })}>
        Choisir
      </button>
      <button type="button" disabled={!history.hasPast} onClick={() => history.back()}>
        Défaire
      </button>
      <button type="button" disabled={!history.hasFuture} onClick={() => history.forward()}>
        Refaire
      </button>
    </>
  );
}

function Page({ first }: { first: readonly Block[] }) {
  const [value, setValue] = useState(first);
  useEffect(() => {
    open.add(setValue);
    return () => void open.delete(setValue);
  }, []);
  const followed = useFollowed(value);
  return (
    <Puck
      config={{ components: { hero: { render: () => <p /> } } }}
      data={toPuck(first)}
      iframe={{ enabled: false }}
      onChange={(data) => {
        const blocks = fromPuck(data);
        if (typed(followed, blocks)) setValue(blocks);
      }}
    >
      <Desk value={value} followed={followed} />
    </Puck>
  );
}

function draw() {
  told.mockClear();
  render(<Page first={[hero('a', 'Pneus'), hero('b', 'Freins')]} />);
  return userEvent.setup();
}

const page = (): string => screen.getByRole('status', { name: 'Page' }).textContent ?? '';
const press = (user: ReturnType<typeof draw>, name: string) => user.click(screen.getByRole('button', { name }));

test('what a colleague wrote stands on the page, and is nobody’s typing', async () => {
  draw();
  act(() => arrive([hero('a', 'Pneus'), hero('b', 'Disques')]));
  await waitFor(() => expect(page()).toBe('Pneus | Disques'));
  expect(told).not.toHaveBeenCalled();
});

test('steps back and forth after it are one’s own alone', async () => {
  const user = draw();
  await press(user, 'Écrire');
  await waitFor(() => expect(page()).toBe('Pneus d’hiver | Freins'));
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Défaire' });
  await waitFor(() => expect(back.disabled).toBe(false));
  act(() => arrive([hero('a', 'Pneus d’hiver'), hero('b', 'Disques')]));
  await waitFor(() => expect(page()).toBe('Pneus d’hiver | Disques'));
  await press(user, 'Défaire');
  await waitFor(() => expect(page()).toBe('Pneus | Disques'));
  await press(user, 'Refaire');
  await waitFor(() => expect(page()).toBe('Pneus d’hiver | Disques'));
});

test('a step that was made a moment before it can be taken back, and made again with the colleague’s words', async () => {
  const user = draw();
  await press(user, 'Écrire');
  act(() => arrive([hero('a', 'Pneus d’hiver'), hero('b', 'Disques')]));
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'Défaire' });
  await waitFor(() => expect(back.disabled).toBe(false));
  await user.click(back);
  await waitFor(() => expect(page()).toBe('Pneus | Disques'));
  await press(user, 'Refaire');
  await waitFor(() => expect(page()).toBe('Pneus d’hiver | Disques'));
});

test('the block that is chosen stays chosen, wherever a colleague put another before it', async () => {
  const user = draw();
  await press(user, 'Choisir');
  await waitFor(() => expect(screen.getByRole('status', { name: 'Choisi' }).textContent).toBe('b'));
  act(() => arrive([hero('c', 'Ajouté'), hero('a', 'Pneus'), hero('b', 'Disques')]));
  await waitFor(() => expect(page()).toBe('Ajouté | Pneus | Disques'));
  expect(screen.getByRole('status', { name: 'Choisi' }).textContent).toBe('b');
  act(() => arrive([hero('c', 'Ajouté'), hero('a', 'Pneus')]));
  await waitFor(() => expect(screen.getByRole('status', { name: 'Choisi' }).textContent).toBe('undefined'));
});
