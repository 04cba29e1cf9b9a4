import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { menuDrawer } from '#styled/recipes';
import { SideNav } from '#src/admin/app/layout/side-nav.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { useModal } from '#src/ui/dialog/use-modal.ts';
import { x } from '#src/ui/icon/glyphs.ts';

/** The menu on a phone: from the left, over the page; a press on an entry closes it. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { dialog, heading } = useModal(onClose);
  const id = useId();
  const classes = menuDrawer();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classes.root}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.inner}>
        <div className={classes.head}>
          <h2 ref={heading} id={id} tabIndex={-1} className={classes.title}>
            {t`Menu`}
          </h2>
          <IconButton glyph={x} label={t`Fermer le menu`} onClick={onClose} />
        </div>
        <SideNav onGo={onClose} />
      </div>
    </dialog>
  );
}
