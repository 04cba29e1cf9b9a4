/** How many of each article are proposed, and at which price. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout, field, hidden } from '#styled/recipes';
import type { QuoteDeskLine } from '#core/contract/admin/quotes/desk.ts';
import { PROPOSED_QTY_MAX } from '#core/contract/admin/quotes/moves.ts';
import { AmountField } from '#src/admin/parts/desk/move/amount-field.tsx';
import { typedAmount } from '#src/admin/parts/desk/move/typed-number.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import { useLineNews } from '../line-news.ts';
import { typedLine, type TypedLine, type TypedProposal } from './typed-proposal.ts';

interface ProposedLinesProps {
  lines: readonly QuoteDeskLine[];
  typed: TypedProposal;
  error: string | undefined;
  /** Only what was changed. */
  onLines: (lines: TypedProposal['lines']) => void;
  onAdded: (added: TypedProposal['added']) => void;
}

export function ProposedLines({ lines, typed, error, onLines, onAdded }: ProposedLinesProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const news = useLineNews();
  const classes = deskLayout();
  const words = field();
  const asked = ({ requestedQty, unitPrice }: QuoteDeskLine): string => {
    if (requestedQty === 0) return t`ajouté par la boutique`;
    return requestedQty === 1 ? t`1 demandé à ${money(unitPrice)}` : t`${requestedQty} demandés à ${money(unitPrice)}`;
  };
  return (
    <fieldset {...(error === undefined ? {} : { 'aria-invalid': true, tabIndex: -1 })}>
      <legend className={words.legend}>{t`Articles proposés`}</legend>
      <ul className={classes.units}>
        {lines.map((line) => (
          <ProposedLine
            key={line.position}
            name={line.name}
            told={[line.sku, asked(line), ...news(line)]}
            line={typedLine(typed, line)}
            onChange={(changed) => onLines({ [line.position]: changed })}
          />
        ))}
        {typed.added.map((one, place) => (
          <ProposedLine
            key={`${place} ${one.article.sku}`}
            name={one.article.name}
            told={[
              one.article.sku,
              ...one.article.options.map(({ label, value }) => t`${label} : ${value}`),
              t`ajouté, ${money(one.article.now.unitPrice)} aujourd’hui`,
              ...news({ now: one.article.now, requestedQty: one.quantity, unitPrice: one.article.now.unitPrice }),
            ]}
            line={one}
            onChange={(changed) => onAdded(typed.added.with(place, { ...one, ...changed }))}
          />
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

interface ProposedLineProps {
  name: string;
  /** Under its name: its reference, and what whoever proposes has to know. */
  told: readonly string[];
  line: TypedLine;
  onChange: (line: TypedLine) => void;
}

function ProposedLine({ name, told, line: { quantity, price }, onChange }: ProposedLineProps) {
  const { t } = useLingui();
  return (
    <li className={deskLayout().unit}>
      <div>
        {name}
        <small>{told.join(', ')}</small>
      </div>
      <QuantityStepper
        value={quantity}
        min={0}
        max={PROPOSED_QTY_MAX}
        onChange={(next) => onChange({ quantity: next, price })}
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
        error={typedAmount(price) === null ? t`Entrez un montant, comme 12,50.` : undefined}
        value={price}
        onChange={(next) => onChange({ quantity, price: next })}
      />
    </li>
  );
}
