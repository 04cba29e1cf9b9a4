import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { tool } from '#styled/recipes';
import { columns } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { PopoverButton } from '../parts/popover.tsx';
import type { ColumnsPanelProps } from './columns-panel.tsx';

/* who arranges no columns downloads nothing that drags */
const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }));

/** Opens the choice of columns. */
export function ColumnsButton(props: ColumnsPanelProps) {
  const { t } = useLingui();
  return (
    <PopoverButton
      end
      title={t`Colonnes`}
      look={tool()}
      label={
        <>
          <Icon glyph={columns} size="sm" />
          {t`Colonnes`}
        </>
      }
    >
      {() => (
        <Suspense fallback={null}>
          <ColumnsPanel {...props} />
        </Suspense>
      )}
    </PopoverButton>
  );
}
