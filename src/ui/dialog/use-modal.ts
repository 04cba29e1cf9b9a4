import { useEffect, useRef, type RefObject } from 'react';

export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Has the focus first: a screen reader says where one is. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Opens the browser's own `<dialog>` as long as the component stands: the page behind is inert, Escape asks to close,
 * and the focus returns to where it was.
 */
export function useModal(): Modal {
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
  return { dialog, heading };
}
