import { Trans, useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { QuoteDesk } from '#core/contract/admin/quotes/desk.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { DiscountRow } from './discount-row.tsx';
import { ProposedLines } from './proposed-lines.tsx';
import { TermFields } from './term-fields.tsx';
import { AddArticle } from './add-article.tsx';
import {
  askedArticles,
  askedLine,
  firstProposal,
  termsIn,
  totalOf,
  typedDays,
  type TypedProposal,
} from './typed-proposal.ts';

const FIELDS = ['lines', 'validityDays', 'deliveryDelay', 'conditions'] as const;

const KEPT: KeptForms<TypedProposal> = new Map();

/** Sends a proposal, or a new version of one, with lines, prices and terms of the shop's own. */
export function ProposeMove({ desk, onClose, onReload }: DeskMoveProps<QuoteDesk>) {
  const { t } = useLingui();
  const { money } = useFormat();
  const call = useAdminCall();
  const { uuid, number, lines, requested, proposal } = desk;
  const move = useDeskMove({ names: FIELDS, onClose, onReload });
  const { typed, type, drop } = useKeptForm(KEPT, `${uuid} ${proposal?.versionId ?? proposal?.version ?? 0}`, () =>
    firstProposal(desk),
  );
  const asked = lines.map((line) => askedLine(typed, line));
  const askedMore = askedArticles(typed);
  const propose = (): void => {
    const priced = asked.filter((line) => line !== null);
    const added = askedMore.filter((line) => line !== null);
    const validityDays = typedDays(typed.days);
    if (priced.length < asked.length || added.length < askedMore.length) {
      move.refuse({ lines: t`Entrez un prix pour chaque article, comme 12,50.` });
    } else if (added.length === 0 && priced.every(({ quantity }) => quantity === 0)) {
      move.refuse({ lines: t`Proposez au moins un article.` });
    } else if (validityDays === null) {
      move.refuse({ validityDays: t`De 1 à 365 jours.` });
    } else {
      const body = { ...standingOn(desk), lines: priced, added, validityDays, ...termsIn(typed) };
      void move.take(
        () => call('api.admin.quotes.propose', { params: { uuid }, body }),
        t`La proposition est envoyée`,
        drop,
      );
    }
  };
  const total = totalOf([...asked, ...askedMore]);
  const less = requested.total - total;
  return (
    <MoveSheet
      title={proposal === null ? t`Proposition pour ${number}` : t`Réviser la proposition ${number}`}
      label={proposal === null ? t`Envoyer la proposition` : t`Envoyer la version ${proposal.version + 1}`}
      size="lg"
      move={move}
      onSubmit={propose}
      onClose={onClose}
    >
      <p>
        <Trans>Le client la reçoit par e-mail, en PDF, avec un lien pour y répondre.</Trans>
      </p>
      <ProposedLines
        lines={lines}
        typed={typed}
        error={move.wrongOf('lines')}
        onLines={(changed) => type({ lines: { ...typed.lines, ...changed } })}
        onAdded={(added) => type({ added })}
      />
      <AddArticle uuid={uuid} lines={lines} typed={typed} onChange={type} />
      <DiscountRow typed={typed} lines={lines} onChange={type} />
      <div className={deskLayout().totals}>
        <KeyValueList
          facts={[
            { key: 'asked', term: t`Aux prix de la demande`, value: money(requested.total) },
            ...(less === 0
              ? []
              : [{ key: 'less', term: less > 0 ? t`Économie du client` : t`En plus`, value: money(Math.abs(less)) }]),
            { key: 'total', term: <b>{t`Total proposé TTC`}</b>, value: <b>{money(total)}</b> },
          ]}
        />
      </div>
      <TermFields typed={typed} wrongOf={move.wrongOf} onChange={type} />
    </MoveSheet>
  );
}
