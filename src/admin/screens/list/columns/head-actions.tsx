import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { list, tool } from '#styled/recipes';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { plus } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { ColumnsButton } from './columns-button.tsx';
import type { ColumnsPanelProps } from './columns-panel.tsx';
import { drawnOrder } from '#src/admin/screens/list/model/column-layout.ts';
import type { ListState } from '#src/admin/screens/list/model/list-address.ts';
import { ExportButton } from '#src/admin/screens/list/parts/export-button.tsx';

interface HeadActionsProps extends ColumnsPanelProps {
  resource: Resource;
  state: ListState;
  /** Null where nobody may add one. */
  newHref: string | null;
  isPhone: boolean;
  Actions?: ComponentType<{ state: ListState }> | undefined;
}

/** What can be done with the list, at the right of its title. */
export function HeadActions(props: HeadActionsProps) {
  const { resource, state, newHref, isPhone, facts, layout, arrange, Actions } = props;
  const { may } = useAdmin();
  return (
    <div className={list().actions}>
      {Actions === undefined ? null : <Actions state={state} />}
      {may(rightTo(resource, 'export')) ? (
        <ExportButton resource={resource} state={state} shown={drawnOrder(layout)} />
      ) : null}
      {isPhone ? null : <ColumnsButton facts={facts} layout={layout} arrange={arrange} />}
      {newHref === null ? null : <NewLink href={newHref} />}
    </div>
  );
}

/** Leads to the form of a new record. */
export function NewLink({ href }: { href: string }) {
  const { t } = useLingui();
  return (
    <Link href={href} className={tool({ tone: 'ink' })} aria-keyshortcuts="n">
      <Icon glyph={plus} size="sm" />
      {t`Ajouter`}
      <kbd aria-hidden className={list().key}>
        N
      </kbd>
    </Link>
  );
}
