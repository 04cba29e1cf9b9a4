import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from '#src/ui/toast/toast-region.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a message leaves after five seconds', async () => {
  const onDismiss = vi.fn();
  render(<ToastRegion label="Messages" toasts={[{ id: 'a', text: 'Ajouté au panier' }]} onDismiss={onDismiss} />);
  await pass(4_999);
  expect(onDismiss).not.toHaveBeenCalled();
  await pass(1);
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith('a');
});

test('its time stops under the pointer and starts again in full', async () => {
  const onDismiss = vi.fn();
  render(<ToastRegion label="Messages" toasts={[{ id: 'a', text: 'Ajouté au panier' }]} onDismiss={onDismiss} />);
  const toast = screen.getByText('Ajouté au panier');
  await pass(4_000);
  fireEvent.pointerEnter(toast.parentElement ?? toast);
  await pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(toast.parentElement ?? toast);
  await pass(4_999);
  expect(onDismiss).not.toHaveBeenCalled();
  await pass(1);
  expect(onDismiss).toHaveBeenCalledOnce();
});

test('a message that asks something stays, and its answer takes it away', async () => {
  const onDismiss = vi.fn();
  const onPress = vi.fn();
  const update = {
    id: 'u',
    text: 'Nouvelle version prête.',
    staying: true,
    action: { label: 'Mettre à jour', onPress },
  };
  render(<ToastRegion label="Messages" toasts={[update]} onDismiss={onDismiss} />);
  await pass(600_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Mettre à jour' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenCalledWith('u');
});

test('the region is there before any message, so that the first one is heard', () => {
  render(<ToastRegion label="Messages" toasts={[]} onDismiss={() => undefined} />);
  expect(screen.getByRole('region', { name: 'Messages' }).getAttribute('aria-live')).toBe('polite');
});

test('an offer can be declined by a cross that says what it means, and is not answered by it', () => {
  const [onPress, onClose] = [vi.fn(), vi.fn()];
  const offer = {
    id: 'i',
    text: 'Installez la boutique.',
    staying: true,
    action: { label: 'Installer', onPress },
    close: { label: 'Ne pas installer', onPress: onClose },
  };
  render(<ToastRegion label="Messages" toasts={[offer]} onDismiss={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ne pas installer' }));
  expect([onClose.mock.calls.length, onPress.mock.calls.length]).toEqual([1, 0]);
});
