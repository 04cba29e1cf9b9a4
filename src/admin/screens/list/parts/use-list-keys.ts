import { useEffect, useEffectEvent } from 'react';
import { isWrittenIn } from './written-in.ts';

/** `/` leads to the search field, N to a new record, wherever the focus is but where something is written. */
export function useListKeys({ onNew }: { /** Null where nobody may. */ onNew: (() => void) | null }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (isWrittenIn(target)) return;
    if (key === '/') {
      const field = document.querySelector<HTMLElement>('[data-list-search]');
      if (field === null) return;
      field.focus();
    } else if (key === 'n' && onNew !== null) onNew();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
