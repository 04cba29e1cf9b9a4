import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Resource } from '#core/resources/resource.ts';
import { useToast } from '#src/admin/port/port.tsx';
import type { Choosing } from '../data/use-choosing.ts';
import { askedOf, type ListState } from '../model/list-address.ts';
import type { ListRow } from '../model/row.ts';
import { asSeen, countOf } from '../model/selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { SetQuestion } from './set-question.tsx';
import { useBulk, type Target } from './use-bulk.ts';
import { useRestore } from './use-restore.ts';

interface BulkActionsProps {
  resource: Resource;
  state: ListState;
  /** How many rows the list finds. */
  total: number;
  /** It finds more than that. */
  more: boolean;
  choosing: Choosing;
  titleOf: (row: ListRow) => string;
  mayDelete: boolean;
  mayWrite: boolean;
  mayRestore: boolean;
  reload: () => void;
}

/** What follows from choosing rows: the bar, and what it asks before it acts. */
export function BulkActions(props: BulkActionsProps) {
  const { resource, state, total, more, choosing, titleOf, mayDelete, mayWrite, mayRestore, reload } = props;
  const { t } = useLingui();
  const toast = useToast();
  const restore = useRestore(resource.name, reload);
  const [asked, setAsked] = useState<'destroy' | 'set' | null>(null);
  const bulk = useBulk(resource.name, ({ action }, rows) => {
    reload();
    const count = rows.length;
    if (count === 0) return;
    if (action === 'set') return toast(count === 1 ? t`1 élément modifié` : t`${count} éléments modifiés`);
    const text = count === 1 ? t`1 élément supprimé` : t`${count} éléments supprimés`;
    toast(text, mayRestore ? { label: t`Annuler`, onPress: () => void restore(rows) } : undefined);
  });
  const rows = [...choosing.chosen.rows.values()];
  const count = countOf(choosing.chosen, total);
  /* of how many it will be done, the preview tells */
  const isUncounted = more && choosing.chosen.all;
  const [first] = rows;
  const target = (): Target => {
    if (!choosing.chosen.all) return { ids: rows.map(asSeen) };
    const { cursor: _page, ...filter } = askedOf(state);
    return { filter };
  };
  const close = (): void => {
    setAsked(null);
    if (bulk.progress !== null) choosing.clear();
    bulk.forget();
  };
  return (
    <>
      {count === 0 || rows.length === 0 ? null : (
        <BulkBar
          count={count}
          total={total}
          more={more}
          onAll={choosing.chosen.all || count >= total ? null : choosing.onAll}
          onEdit={
            mayWrite && (resource.list.inline?.length ?? 0) > 0
              ? () => {
                  bulk.forget();
                  setAsked('set');
                }
              : null
          }
          onDelete={
            mayDelete
              ? () => {
                  setAsked('destroy');
                  void bulk.rehearse({ action: 'destroy' }, target());
                }
              : null
          }
          onClear={choosing.clear}
        />
      )}
      {asked === 'destroy' ? (
        <BulkDialog
          resource={resource.name}
          title={
            isUncounted
              ? t`Supprimer plus de ${count} éléments ?`
              : count === 1 && first !== undefined
                ? t`Supprimer « ${titleOf(first)} » ?`
                : t`Supprimer ${count} éléments ?`
          }
          doing={t`Suppression`}
          press={(able) => (able === 1 ? t`Supprimer` : t`Supprimer les ${able}`)}
          after={<Afterwards resource={resource} mayRestore={mayRestore} />}
          bulk={bulk}
          onClose={close}
        />
      ) : null}
      {asked === 'set' ? (
        <BulkDialog
          resource={resource.name}
          title={
            isUncounted
              ? t`Modifier plus de ${count} éléments`
              : count === 1
                ? t`Modifier 1 élément`
                : t`Modifier ${count} éléments`
          }
          doing={t`Modification`}
          press={(able) => (able === 1 ? t`Modifier 1 élément` : t`Modifier les ${able}`)}
          bulk={bulk}
          question={
            <SetQuestion
              resource={resource}
              onAsk={(field, value) => void bulk.rehearse({ action: 'set', field, value }, target())}
              onChange={bulk.forget}
            />
          }
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** That nothing stands on what goes, where something could, and the way back. */
function Afterwards({ resource, mayRestore }: { resource: Resource; mayRestore: boolean }) {
  const { t } = useLingui();
  const free = resource.usedBy.length === 0 ? '' : t`Rien d’autre ne s’en sert.`;
  const back = mayRestore
    ? t`Vous pourrez annuler juste après, ou rétablir depuis l’historique.`
    : t`L’historique garde ce qui est supprimé.`;
  return `${free} ${back}`.trim();
}
