import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '#src/ui/button/button.tsx';

test('while it loads a button keeps its label, says it is busy and takes no second press', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <Button type="submit" loading={loading} onClick={onClick}>
        Envoyer
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Envoyer' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(form(true));
  expect(button.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});
