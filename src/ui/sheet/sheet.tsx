import { useId } from 'react';
import type { ReactNode } from 'react';
import { sheet } from '#styled/recipes';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { useModal } from '#src/ui/dialog/use-modal.ts';
import { x } from '#src/ui/icon/glyphs.ts';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** what the cross says: "Fermer les filtres" */
  closeLabel: string;
  /** beside the title: "Réinitialiser" */
  headAction?: ReactNode;
  /** stays in view: the main action */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A dialog: from the bottom on a phone, in the middle of a large screen. Nothing is drawn while closed. */
export function Sheet(props: SheetProps) {
  return props.open ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ onClose, title, closeLabel, headAction, footer, size = 'md', children }: SheetProps) {
  const { dialog, heading } = useModal(onClose);
  const headingId = useId();
  const classes = sheet({ size });

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      className={classes.root}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <span className={classes.handle} aria-hidden />
      <div className={classes.head}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        {headAction}
        <IconButton glyph={x} label={closeLabel} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
      {footer !== undefined && <div className={classes.foot}>{footer}</div>}
    </dialog>
  );
}
