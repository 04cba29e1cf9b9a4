import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { list, tool } from '#styled/recipes';
import { Button } from '#src/ui/button/button.tsx';
import { slidersHorizontal } from '#src/ui/icon/glyphs-list.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface FiltersButtonProps {
  /** How many conditions there are. */
  count: number;
  /** The conditions, one under the other. */
  children: ReactNode;
}

/** On a phone conditions are in a sheet: rows begin high on the screen. */
export function FiltersButton({ count, children }: FiltersButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <button type="button" className={tool()} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon glyph={slidersHorizontal} />
        {count === 0 ? t`Filtrer` : t`Filtrer (${count})`}
      </button>
      <Sheet
        open={isOpen}
        title={t`Filtrer la liste`}
        closeLabel={t`Fermer`}
        onClose={close}
        footer={<Button tone="ink" onClick={close}>{t`Voir la liste`}</Button>}
      >
        <div className={list().conditions}>{children}</div>
      </Sheet>
    </>
  );
}
