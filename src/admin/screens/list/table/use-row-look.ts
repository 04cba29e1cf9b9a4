import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { rightTo, type Resource } from '#core/resources/resource.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { shownBy } from '#src/admin/screens/resource-of.ts';
import { useCellWords } from '#src/admin/screens/list/data/cell-words.ts';
import type { ListFacts } from '#src/admin/screens/list/model/list-facts.ts';
import { valueIn, type ListRow } from '#src/admin/screens/list/model/row.ts';
import type { CellComponent, RowLook } from './rows-props.ts';
import { useStableCallback } from './use-stable-callback.ts';
import type { TitleOf } from '#src/admin/screens/list/data/reference-titles.ts';
import { useWrite } from '#src/admin/screens/list/data/use-write.ts';

const NOTHING: ReadonlySet<string> = new Set();
const NO_NAME: TitleOf = () => '';

/** @param titles of the records that rows name @param reload asks for the rows again */
export function useRowLook(
  resource: Resource,
  facts: ListFacts,
  cells: Readonly<Record<string, CellComponent>>,
  titles: TitleOf,
  reload: () => void,
): RowLook {
  const { t } = useLingui();
  const { may } = useAdmin();
  const words = useCellWords();
  const onWrite = useStableCallback(useWrite(resource, reload));
  const shower = shownBy(resource);
  const maySee = may(rightTo(shower, 'view'));
  const mayWrite = resource.readOnly !== true && may(rightTo(resource, 'update'));
  const named = facts.columns.get(facts.offered.title);
  /* titles that come later draw rows again where a record is called as another one is */
  const others = named?.field.to === undefined ? NO_NAME : titles;
  const titleOf = useCallback(
    (row: ListRow): string =>
      (named === undefined
        ? ''
        : words(named.field, valueIn(row, named), (uuid) => others(named.field.to ?? '', uuid))) || t`Sans nom`,
    [named, words, others, t],
  );
  return useMemo(
    () => ({
      facts,
      titleOf,
      hrefOf: (row) => (maySee ? adminHref(`admin.${shower.name}.edit`, { id: row.uuid }) : null),
      inline: mayWrite ? new Set(resource.list.inline ?? []) : NOTHING,
      onWrite,
      cells,
      reload,
    }),
    [facts, titleOf, maySee, shower, mayWrite, resource, onWrite, cells, reload],
  );
}
