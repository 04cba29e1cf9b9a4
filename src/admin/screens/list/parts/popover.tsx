import { useEffect, type ReactNode, type RefObject } from 'react';
import { popover, tool } from '#styled/recipes';
import { useInsideWindow } from '#src/ui/dialog/use-inside-window.ts';
import { usePopover } from '#src/ui/dialog/use-popover.ts';

export interface PopoverButtonProps {
  label: ReactNode;
  /** What a screen reader says, where the label is a drawing or needs its object. */
  spoken?: string;
  /** Of what opens. */
  title: string;
  /** Flush with the right side of its button. */
  end?: boolean;
  look?: string;
  disabled?: boolean;
  /** Opens by itself: what it asks for is due. */
  opens?: boolean;
  onClose?: () => void;
  /** What it belongs to: a press beside the button, but in there, leaves it open. */
  around?: RefObject<HTMLElement | null>;
  children: (close: () => void) => ReactNode;
}

/** A button and what opens under it: its first control takes the focus, Escape gives it back. */
export function PopoverButton({
  label,
  spoken,
  title,
  end = false,
  look = tool(),
  disabled = false,
  opens = false,
  onClose,
  around,
  children,
}: PopoverButtonProps) {
  const { isOpen, root, button, panelId, close } = usePopover({ opens, onClose, around });
  /* placed before the focus, which would scroll to what sticks out */
  const panel = useInsideWindow(isOpen);
  const classes = popover({ end });
  useEffect(() => {
    if (!isOpen) return;
    const first = panel.current?.querySelector<HTMLElement>('input, select, button:not(:disabled)');
    (first ?? panel.current)?.focus();
  }, [isOpen, panel]);
  return (
    <div ref={root} className={classes.root}>
      <button
        type="button"
        className={look}
        disabled={disabled}
        {...(spoken === undefined ? {} : { 'aria-label': spoken })}
        aria-haspopup="dialog"
        {...button}
      >
        {label}
      </button>
      {isOpen ? (
        <div ref={panel} id={panelId} role="dialog" aria-label={title} tabIndex={-1} className={classes.panel}>
          {children(() => {
            close();
            button.ref.current?.focus();
          })}
        </div>
      ) : null}
    </div>
  );
}
