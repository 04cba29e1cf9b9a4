import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';

export interface Popover {
  readonly isOpen: boolean;
  readonly root: RefObject<HTMLDivElement | null>;
  /** For the button that opens it. */
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string;
    readonly onClick: () => void;
  };
  readonly panelId: string;
  readonly close: () => void;
}

export interface PopoverOptions {
  /** By itself: what it asks for is due. */
  opens?: boolean;
  onClose?: (() => void) | undefined;
  /** A press in it does not close: the parts beside the button belong to what opens. */
  around?: RefObject<HTMLElement | null> | undefined;
}

/** What opens under a button: Escape, a press elsewhere or the focus that goes elsewhere closes it. */
export function usePopover({ opens = false, onClose, around }: PopoverOptions = {}): Popover {
  const [isOpen, setOpen] = useState(opens);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = (): void => {
    setOpen(false);
    onClose?.();
  };
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (!(target instanceof Node) || !target.isConnected) return;
      if ((around ?? root).current?.contains(target) !== true) leave();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      leave();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, around]);
  return {
    isOpen,
    root,
    panelId,
    button: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      onClick: () => (isOpen ? close() : setOpen(true)),
    },
    close,
  };
}
