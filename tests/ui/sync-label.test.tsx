import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';
import type { SyncState } from '#src/ui/sync/sync-mark.tsx';

const states: SyncState[] = ['local', 'sending', 'sent', 'check', 'failed'];

test('every state has a mark of its own, so that colour is never the only sign', () => {
  const drawings = states.map((state) => {
    const { container } = render(<SyncLabel state={state}>Mots</SyncLabel>);
    return container.querySelector('path')?.getAttribute('d');
  });
  expect(new Set(drawings).size).toBe(states.length);
});

test('the mark is silent and the words speak', () => {
  const { container } = render(<SyncLabel state="local">Enregistré sur cet appareil</SyncLabel>);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.textContent).toBe('Enregistré sur cet appareil');
});

test('a quiet state keeps its words for screen readers', () => {
  render(
    <SyncLabel state="sent" quiet>
      Envoyé à 14:03
    </SyncLabel>,
  );
  expect(screen.getByText('Envoyé à 14:03').className).toContain('hidden');
});

test('the rail of a cart line repeats the state its words say', () => {
  render(
    <ul>
      <LineItem name="Huile moteur" sync={{ state: 'local', text: 'Enregistré sur cet appareil' }} />
      <LineItem name="Pneu hiver" />
    </ul>,
  );
  const [oil, tyre] = screen.getAllByRole('listitem');
  expect(oil?.className).toContain('rail--state_local');
  expect(oil?.textContent).toContain('Enregistré sur cet appareil');
  expect(tyre?.className).toContain('rail--state_none');
});
