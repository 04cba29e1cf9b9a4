import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { OrderRecord, OrderRecordLine } from '#core/contract/orders/order-record.ts';
import { returnableLine } from '#core/contract/returns/returnable.ts';
import type { RmaRecord } from '#core/contract/returns/rma-record.ts';
import { returnableUnits } from '#core/domain/returns/eligibility.ts';
import type { RmaReason } from '#core/domain/returns/reasons.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';

interface Pick {
  readonly quantity: number;
  readonly reason: string;
}

interface ChooseLineProps {
  order: OrderRecord;
  line: OrderRecordLine;
  returns: readonly RmaRecord[];
  reasons: readonly RmaReason[];
  pick: Pick | undefined;
  /** What is missing is said. */
  isWrong: boolean;
  /** Null: it does not come back. */
  change: (pick: Pick | null) => void;
}

/** An article of the order; once ticked, how many of it and why. */
export function ChooseLine({ order, line, returns, reasons, pick, isWrong, change }: ChooseLineProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { uuid, name, sku } = line;
  const most = returnableUnits(returnableLine(order, line, returns));
  const quantity = Math.min(pick?.quantity ?? 1, most);
  const chosen = reasons.find(({ code }) => code === pick?.reason);
  return (
    <li>
      <Checkbox
        id={`retour-${uuid}`}
        top
        checked={pick !== undefined}
        onChange={(event) => change(event.target.checked ? { quantity: 1, reason: '' } : null)}
      >
        {name} <small className={formLayout().small}>{sku}</small>
      </Checkbox>
      {pick === undefined ? null : (
        <div className={formLayout().stackTight}>
          {most > 1 ? (
            <QuantityStepper
              value={quantity}
              max={most}
              onChange={(next) => change({ ...pick, quantity: next })}
              labels={{
                value: t`Quantité de ${name}`,
                decrease: t`Un de moins`,
                increase: t`Un de plus`,
              }}
            />
          ) : null}
          <Field
            id={`motif-${uuid}`}
            label={t`Motif – ${name}`}
            error={isWrong && chosen === undefined ? t`Ce champ doit être renseigné` : undefined}
            {...(chosen?.requiresImage === true ? { hint: t`Ce motif demande une photo, à la prochaine étape.` } : {})}
          >
            {(control) => (
              <Select
                {...control}
                value={chosen?.code ?? ''}
                onChange={(event) => change({ quantity, reason: event.target.value })}
              >
                <option value="">{t`Choisissez un motif`}</option>
                {reasons.map(({ code, title }) => (
                  <option key={code} value={code}>
                    {title[locale]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      )}
    </li>
  );
}
