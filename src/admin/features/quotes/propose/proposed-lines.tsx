/** How many of each article are proposed, and at which price. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout, field, hidden } from '#styled/recipes';
import type { QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { PROPOSED_QTY_MAX } from '#core/contract/admin/quotes/moves.ts';
import { AmountField } from '#src/admin/parts/desk/move/amount-field.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import { useLineNews } from '../line-news.ts';
import { askedLine, typedLine, type TypedProposal } from './typed-proposal.ts';

interface ProposedLinesProps {
  lines: readonly QuoteDeskLine[];
  typed: TypedProposal;
  error: string | undefined;
  /** Only what was changed. */
  onChange: (lines: TypedProposal['lines']) => void;
}

export function ProposedLines({ lines, typed, error, onChange }: ProposedLinesProps) {
  const { t } = useLingui();
  const classes = deskLayout();
  const words = field();
  return (
    <fieldset {...(error === undefined ? {} : { 'aria-invalid': true, tabIndex: -1 })}>
      <legend className={words.legend}>{t`Articles proposés`}</legend>
      <ul className={classes.units}>
        {lines.map((line) => (
          <ProposedLine key={line.position} line={line} typed={typed} onChange={onChange} />
        ))}
      </ul>
      {error === undefined ? null : (
        <p role="alert" className={words.error}>
          <Icon glyph={warningCircleFill} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}

function ProposedLine({
  line,
  typed,
  onChange,
}: { line: QuoteDeskLine } & Omit<ProposedLinesProps, 'error' | 'lines'>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const news = useLineNews();
  const { position, name, sku, requestedQty, unitPrice } = line;
  const now = typedLine(typed, line);
  const asked = t`${requestedQty} demandés à ${money(unitPrice)}`;
  const askedOne = t`1 demandé à ${money(unitPrice)}`;
  return (
    <li className={deskLayout().unit}>
      <div>
        {name}
        <small>{[sku, requestedQty === 1 ? askedOne : asked, ...news(line)].join(', ')}</small>
      </div>
      <QuantityStepper
        value={now.quantity}
        min={0}
        max={PROPOSED_QTY_MAX}
        onChange={(quantity) => onChange({ [position]: { ...now, quantity } })}
        labels={{
          value: t`Quantité de ${name}`,
          decrease: t`Un de moins : ${name}`,
          increase: t`Un de plus : ${name}`,
        }}
      />
      <AmountField
        label={
          <>
            <span aria-hidden>{t`Prix TTC`}</span>
            <span className={hidden()}>{t`Prix TTC de ${name}`}</span>
          </>
        }
        error={askedLine(typed, line) === null ? t`Entrez un montant, comme 12,50.` : undefined}
        value={now.price}
        onChange={(price) => onChange({ [position]: { ...now, price } })}
      />
    </li>
  );
}
