import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Has the focus first: a screen reader says where one is. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Opens the browser's own `<dialog>` as long as the component stands: the page behind is inert, Escape asks to close,
 * and the focus returns to where it was.
 * @param onOutside hears a press beside the dialog; without it such a press does nothing
 */
export function useModal(onOutside?: () => void): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    heading.current?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const outside = useEffectEvent((event: MouseEvent) => {
    // everything inside lies in a child: only the backdrop has the dialog itself as its target
    if (event.target === dialog.current) onOutside?.();
  });
  useEffect(() => {
    const element = dialog.current;
    const pressed = (event: MouseEvent): void => outside(event);
    element?.addEventListener('click', pressed);
    return () => element?.removeEventListener('click', pressed);
  }, []);
  return { dialog, heading };
}
