/** Begins an inventory of a place, or of a category there. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useMove } from '#src/admin/parts/desk/move/use-move.ts';
import { useAdminCall, useRoute } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';

export function OpenCount({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { navigate } = useRoute();
  const { answer, reload } = useAnswer('api.admin.stock.counts.choices', {});
  const [typed, setTyped] = useState({ uuid: crypto.randomUUID(), source: '', category: '' });
  const move = useMove({ names: ['source', 'category'], onMoved: reload });
  const source = typed.source === '' ? (answer?.sources[0]?.code ?? '') : typed.source;
  const open = async (): Promise<void> => {
    if (source === '') {
      move.refuse({ source: t`Ce champ doit être renseigné` });
      return;
    }
    const { uuid } = typed;
    const category = typed.category === '' ? null : typed.category;
    const isOpen = await move.run(() => call('api.admin.stock.counts.store', { body: { uuid, source, category } }));
    if (isOpen) navigate(adminHref('admin.counts.count', { id: uuid }));
  };
  return (
    <MoveSheet
      title={t`Nouvel inventaire`}
      label={t`Commencer`}
      move={move}
      isHeld={answer === null}
      onSubmit={() => void open()}
      onClose={onClose}
    >
      <Field label={t`Lieu de stock`} error={move.wrongOf('source')}>
        {(control) => (
          <Select {...control} value={source} onChange={({ target }) => setTyped({ ...typed, source: target.value })}>
            {(answer?.sources ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`Catégorie`} optional={t`(facultatif)`} error={move.wrongOf('category')}>
        {(control) => (
          <Select
            {...control}
            value={typed.category}
            onChange={({ target }) => setTyped({ ...typed, category: target.value })}
          >
            <option value="">{t`Toutes`}</option>
            {(answer?.categories ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </MoveSheet>
  );
}
