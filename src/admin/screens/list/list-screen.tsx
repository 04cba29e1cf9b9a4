/** The list of a managed thing, drawn from its definition; the address says all of what it shows. */
import { useMemo, type ComponentType } from 'react';
import { list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { rightTo, rightToMany, type Resource } from '#core/resources/resource.ts';
import { useAdmin, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { BulkActions } from './bulk/bulk-actions.tsx';
import { ReferenceTitles, useTitlesOf } from './data/reference-titles.ts';
import { useKeptLayout } from './data/kept-layout.ts';
import { useListState } from './data/use-list-state.ts';
import { useList } from './data/use-list.ts';
import { useRowLook } from './table/use-row-look.ts';
import { FilterRow } from './filters/filter-row.tsx';
import { withColumns, type ColumnLayout } from './model/column-layout.ts';
import { clearFilters, isNarrowed, sortBy } from './model/list-changes.ts';
import type { ListState } from './model/list-address.ts';
import { factsOf, type ValueFilters } from './model/list-facts.ts';
import type { ListRow } from './model/row.ts';
import { HeadActions, NewLink } from './columns/head-actions.tsx';
import { ListFoot, useRange } from './parts/list-foot.tsx';
import { KeptNote, ListFailure, ListSkeleton, NothingFound, NothingYet } from './parts/list-states.tsx';
import { RowCards } from './table/row-cards.tsx';
import { useIsPhone } from '#src/admin/parts/use-is-phone.ts';
import { useListKeys } from './parts/use-list-keys.ts';
import { DataTable } from './table/data-table.tsx';
import type { CellComponent, RowsProps } from './table/rows-props.ts';
import { useChoosing } from './data/use-choosing.ts';
import { ViewTabs } from './views/view-tabs.tsx';

/** What a feature draws itself. */
export interface ListOverrides {
  /** Cells by the names of their columns. */
  readonly cells?: Readonly<Record<string, CellComponent>>;
  /** Filters whose set comes from data; undefined as long as they are not known. */
  readonly values?: ValueFilters | undefined;
  /** What brings the first record, beside the way to make one. */
  readonly First?: ComponentType;
  /** What can be done with the list, before what every list can. */
  readonly Actions?: ComponentType<{ state: ListState }>;
}

const NO_ROWS: readonly ListRow[] = [];
const NO_CELLS = {};

export function ListScreen({ resource, overrides = {} }: { resource: Resource; overrides?: ListOverrides }) {
  const say = useLabel();
  const range = useRange();
  const { admin, may } = useAdmin();
  const { navigate } = useRoute();
  const isPhone = useIsPhone();
  const facts = useMemo(() => factsOf(resource, overrides.values), [resource, overrides.values]);
  const page = `admin.${resource.name}` as const;
  const { state, hrefOf, go } = useListState(adminHref(page), facts.known);
  const [kept, keep] = useKeptLayout(admin?.id ?? '', resource.name, facts.offered);
  const layout = useMemo(
    () => (state.columns === null ? kept : withColumns(kept, state.columns, facts.offered)),
    [kept, state.columns, facts],
  );
  const { rows, meta, firstRank, isFormer, isLoading, keptAt, failure, reload } = useList(resource.name, state);
  const shown = rows ?? NO_ROWS;
  const columns = useMemo(() => [...facts.columns.values()], [facts]);
  const titles = useTitlesOf(shown, columns);
  const choosing = useChoosing(resource.name, state, shown);
  const look = useRowLook(resource, facts, overrides.cells ?? NO_CELLS, titles, reload);

  const arrange = (next: ColumnLayout): void => {
    keep(next);
    const isOrder = next.shown.join() !== layout.shown.join();
    if (isOrder && state.columns !== null) go({ ...state, columns: next.shown }, { replace: true });
  };
  const isWritten = resource.readOnly !== true;
  const newHref = isWritten && may(rightTo(resource, 'store')) ? adminHref(`admin.${resource.name}.create`) : null;
  const many = say(resource.words.many);
  const order = resource.list.order;

  useHeader({
    title: many,
    actions: (
      <HeadActions
        resource={resource}
        state={state}
        facts={facts}
        layout={layout}
        arrange={arrange}
        newHref={newHref}
        isPhone={isPhone}
        Actions={overrides.Actions}
      />
    ),
  });
  useListKeys({ onNew: newHref === null ? null : () => navigate(newHref) });

  const mayDelete = isWritten && may(rightToMany(resource, 'destroy'));
  const mayWrite = isWritten && may(rightTo(resource, 'update'));
  const mayWriteMany = isWritten && may(rightToMany(resource, 'update')) && (resource.list.inline?.length ?? 0) > 0;
  const props: RowsProps = {
    look,
    rows: shown,
    layout,
    arrange,
    label: many,
    firstRank,
    total: meta?.more === true ? null : (meta?.total ?? 0),
    isBusy: isFormer,
    sorting: {
      orderOf: (name) => orderOf(state.sort ?? order, name),
      hrefOf: (name) => (facts.known.sort.includes(name) ? hrefOf(sortBy(state, name, order)) : null),
    },
    choosing: mayDelete || mayWriteMany ? choosing : null,
    onOpen: (row) => {
      const href = look.hrefOf(row);
      if (href !== null) navigate(href);
    },
  };
  const clear = (): void => go(clearFilters(state));
  const isEmpty = meta !== null && shown.length === 0;
  return (
    <ReferenceTitles value={titles}>
      <div className={list().root}>
        <ViewTabs resource={resource} known={facts.known} state={state} shown={layout.shown} hrefOf={hrefOf} go={go} />
        <FilterRow
          facts={facts}
          where={searchWords(
            resource.list.search.map((name) =>
              say(facts.columns.get(name)?.field.label ?? resource.fields[name]?.label ?? name),
            ),
          )}
          state={state}
          isPhone={isPhone}
          onChange={go}
        />
        {failure !== null && rows !== null ? <KeptNote keptAt={keptAt} failure={failure} onRetry={reload} /> : null}
        {rows === null && failure !== null ? (
          <ListFailure failure={failure} onRetry={reload} onClear={isNarrowed(state) ? clear : null} />
        ) : null}
        {rows === null && failure === null && isLoading ? <ListSkeleton columns={layout.shown.length} /> : null}
        {isEmpty ? (
          isNarrowed(state) ? (
            <NothingFound onClear={clear} />
          ) : (
            <NothingYet
              name={many}
              action={newHref === null ? null : <NewLink href={newHref} />}
              First={overrides.First}
            />
          )
        ) : null}
        {rows !== null && shown.length > 0 ? isPhone ? <RowCards {...props} /> : <DataTable {...props} /> : null}
        {meta !== null && !isEmpty ? (
          <ListFoot state={state} meta={meta} count={shown.length} hrefOf={hrefOf} onChange={go} />
        ) : null}
        <BulkActions
          resource={resource}
          state={state}
          total={meta?.total ?? 0}
          more={meta?.more ?? false}
          choosing={choosing}
          titleOf={look.titleOf}
          mayDelete={mayDelete}
          mayWrite={mayWriteMany}
          mayRestore={mayWrite && may(rightTo(resource, 'store')) && may(rightTo(resource, 'view'))}
          reload={reload}
        />
        <LiveRegion text={meta === null || isFormer ? '' : range(state, shown.length, meta)} />
      </div>
    </ReferenceTitles>
  );
}

function orderOf(sort: string, name: string): 'ascending' | 'descending' | 'none' {
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : 'none';
}

/** "Code, nom, EAN-13": the first letter of what follows is small, unless it is one of an abbreviation. */
const searchWords = (labels: readonly string[]): string =>
  labels
    .map((label, at) =>
      at === 0 || /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLocaleLowerCase() + label.slice(1),
    )
    .join(', ');
