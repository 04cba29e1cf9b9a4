import { useEffect, useEffectEvent } from 'react';

interface FormKeys {
  /** Null: nothing can be saved here. */
  onSave: (() => void) | null;
  onLeave: () => void;
}

/** Ctrl S saves, Escape leaves; what is open above the form keeps its own keys. */
export function useFormKeys({ onSave, onLeave }: FormKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      onSave?.();
    }
    const isOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && !isOpen) onLeave();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', heard);
    return () => removeEventListener('keydown', heard);
  }, []);
}
