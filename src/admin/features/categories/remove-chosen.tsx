/** Deletes the chosen categories together: what lies deepest goes first, and what keeps others stays and says why. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { categoryTree, formLayout } from '#styled/recipes';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { CategoryNode } from '#core/contract/admin/categories/tree.ts';
import { pathOf } from '#core/domain/catalogue/categories/category-tree.ts';
import type { BulkDone } from '#core/resources/many-rows.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useRefusalSentence } from '#src/forms/sentences.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface RemoveChosenProps {
  nodes: readonly CategoryNode[];
  chosen: readonly string[];
  onDone: () => void;
}

/** What a refusal names where categories lie below. */
const CHILDREN = { by: ['category_child'] };

export function RemoveChosen({ nodes, chosen, onDone }: RemoveChosenProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const call = useAdminCall();
  const toast = useToast();
  const sentence = useRefusalSentence();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refused, setRefused] = useState<BulkDone['refused']>([]);
  const count = format.number(chosen.length);
  const said = chosen.length === 1 ? t`1 choisie` : t`${count} choisies`;
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const depth = ({ uuid }: CategoryNode): number => pathOf(nodes, uuid).length;
    const ids = nodes
      .filter(({ uuid }) => chosen.includes(uuid))
      .toSorted((a, b) => depth(b) - depth(a))
      .map(({ uuid, ...node }) => ({ uuid, ...standingOn(node) }));
    try {
      const told = await call('api.admin.categories.bulk', { body: { action: 'destroy', ids, dryRun: false } });
      const done = format.number(told.done);
      if (told.done > 0) toast(told.done === 1 ? t`1 catégorie supprimée.` : t`${done} catégories supprimées.`);
      setRefused(told.refused);
      setAsked(told.refused.length > 0);
      if (told.refused.length === 0) onDone();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  const close = (): void => {
    setAsked(false);
    if (refused.length > 0) onDone();
  };
  return (
    <div className={categoryTree().tools}>
      <span role="status">{said}</span>
      <Button tone="danger" size="sm" disabled={chosen.length === 0} onClick={() => setAsked(true)}>
        {t`Supprimer`}
      </Button>
      {isAsked ? (
        <Sheet
          open
          onClose={close}
          title={t`Supprimer les catégories choisies ?`}
          closeLabel={t`Fermer`}
          footer={
            <div className={formLayout().actions}>
              <Button tone="line" onClick={close}>
                {refused.length > 0 ? t`Fermer` : t`Annuler`}
              </Button>
              {refused.length > 0 ? null : (
                <Button tone="ink" loading={isBusy} onClick={() => void remove()}>
                  {t`Supprimer`}
                </Button>
              )}
            </div>
          }
        >
          <div className={formLayout().stack}>
            <FailureNote failure={failure} />
            {refused.length > 0 ? (
              <Note tone="warn" role="status" title={t`Celles-ci restent :`}>
                <ul>
                  {refused.map(({ uuid, title, code }) => (
                    <li key={uuid}>
                      {title} : {i18n._(sentence(code, code === 'record.inUse' ? CHILDREN : {}))}
                    </li>
                  ))}
                </ul>
              </Note>
            ) : (
              <p>{t`Leurs produits restent en boutique, dans leurs autres catégories. Ce qui a des sous-catégories ne se supprime pas.`}</p>
            )}
          </div>
        </Sheet>
      ) : null}
    </div>
  );
}
