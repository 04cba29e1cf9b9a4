/** The next steps of the sale of a vehicle, as buttons beside the name of the record. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { nextSaleStates, type SaleState } from '#core/domain/catalogue/vehicles/sale-state.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { RecordActionsOf } from '#src/admin/screens/form/record-form.tsx';
import { connection } from '#src/admin/store/connection.ts';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { useProductForm } from '../use-product-form.ts';
import { SALE_WORDS, stepWords } from './sale-words.ts';
import { stepsTaken } from './steps-taken.ts';

export function SaleSteps({ uuid, row, onReload }: RecordActionsOf) {
  const { i18n } = useLingui();
  const { may } = useAdmin();
  const { online } = useSnapshot(connection);
  const call = useAdminCall();
  const toast = useToast();
  const { answer, reload } = useAnswer('api.admin.products.sale', { params: { uuid } });
  const { ask, failure } = useAsk();
  const [isBusy, setBusy] = useState(false);
  const state = answer?.state ?? null;
  if (state === null || !may('products.update')) return null;
  const take = async (to: SaleState): Promise<void> => {
    setBusy(true);
    const { rev, revId } = row;
    const body = { to, rev, ...(revId === undefined ? {} : { baseRevId: revId }) };
    const isTaken = await ask(() => answered(call('api.admin.products.sale-step', { params: { uuid }, body })));
    setBusy(false);
    if (!isTaken) return;
    toast(i18n._(SALE_WORDS[to]));
    reload();
    stepsTaken.count += 1;
    onReload();
  };
  return (
    <>
      <FailureNote failure={failure}>
        <Missing failure={failure} />
      </FailureNote>
      {nextSaleStates(state).map((to, at) => (
        <Button
          key={to}
          size="sm"
          tone={to === 'withdrawn' ? 'danger' : at === 0 ? 'ink' : 'line'}
          disabled={!online || isBusy}
          onClick={() => void take(to)}
        >
          {i18n._(stepWords(state, to))}
        </Button>
      ))}
    </>
  );
}

const AT_ATTRIBUTE = 'fields.attributes.';

/** What the vehicle does not say yet, by the names of its fields. */
function Missing({ failure }: { failure: Failure | null }) {
  const { t } = useLingui();
  const { data } = useProductForm();
  const wrong = failure?.kind === 'refusal' ? (failure.refusal.data.fields ?? []) : [];
  if (wrong.length === 0) return null;
  const names = wrong.map(({ path }) => {
    const code = path.startsWith(AT_ATTRIBUTE) ? path.slice(AT_ATTRIBUTE.length) : '';
    const attribute = data.attributes.find((one) => one.code === code);
    return attribute?.name ?? (path === 'fields.price' ? t`Prix TTC` : path.replace('fields.', ''));
  });
  const list = names.join(', ');
  return <p>{t`À renseigner ou à corriger, puis à enregistrer : ${list}.`}</p>;
}
