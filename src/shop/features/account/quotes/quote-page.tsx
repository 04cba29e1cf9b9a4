/** A quote: what was asked for, where it stands, and what is written about it (domain 5.3). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { canMoveQuote } from '#core/domain/quotes/quote.ts';
import { href } from '#core/contract/pages/href.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useQuotes, useRefused, useStanding, type QuoteView } from '#src/shop/features/account/account-state.ts';
import { AskFirst } from '#src/shop/parts/ask/ask-first.tsx';
import { QuoteAnswer } from '#src/shop/features/account/quotes/quote-answer.tsx';
import { QuoteLines } from '#src/shop/parts/quotes/quote-lines.tsx';
import { QuoteThread } from '#src/shop/features/account/quotes/quote-thread.tsx';
import { WrittenRequest } from '#src/shop/features/account/quotes/quote-request.tsx';
import { quoteStateWords } from '#src/shop/features/account/quotes/quote-words.ts';
import { RefusedEdit } from '#src/shop/features/account/conflict/refused-edit.tsx';
import { StandingLabel, StandingSpoken } from '#src/shop/features/account/standing-label.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { DocumentRefused, DocumentState } from '#src/shop/parts/pending/document-state.tsx';
import { PrintNote } from '#src/shop/parts/page/print-note.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function QuotePage({ uuid, ...place }: AccountPlace & { uuid: string }) {
  const { t } = useLingui();
  const list = href(`${place.area}.account.quotes`);
  const quotes = useQuotes(place.area);
  const view = quotes?.find(({ record }) => record.uuid === uuid);
  const number = view?.record.number;
  return (
    <AccountFrame
      {...place}
      title={view === undefined ? t({ message: 'Devis', context: 'order' }) : (number ?? t`Devis en attente d’envoi`)}
      back={{ href: list, label: t`Retour aux devis` }}
    >
      {quotes === null ? (
        <AccountSkeleton />
      ) : view === undefined ? (
        <EmptyState
          glyph={fileText}
          title={t`Ce devis n’est pas sur cet appareil`}
          text={t`Ce devis est peut-être dans l’autre espace de votre compte, ou n’est pas encore chargé sur cet appareil.`}
          actions={<LinkButton href={list} tone="line">{t`Voir mes devis`}</LinkButton>}
        />
      ) : (
        <Quote view={view} />
      )}
    </AccountFrame>
  );
}

function Quote({ view }: { view: QuoteView }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const { record, state } = view;
  const { uuid } = record;
  const refused = useRefused((change) => 'quote' in change && change.quote === uuid);
  const canceling = useStanding((change) => change.kind === 'cancel' && change.quote === uuid);
  const day = format.dateTime(record.requestedAt);
  const isSent = state === 'sent';
  return (
    <div className={layout.stack}>
      <RefusedEdit refused={refused} form={href('pending')} />
      <DocumentRefused view={view} />
      <Surface pad="lg">
        <KeyValueList
          facts={[
            { key: 'state', term: t`État`, value: i18n._(quoteStateWords(view)) },
            { key: 'number', term: t`Numéro`, value: record.number ?? t`donné à l’envoi` },
            { key: 'asked', term: t`Demandé le`, value: day },
          ]}
        />
        {isSent ? null : (
          <div className={layout.stackTight}>
            <DocumentState view={view} />
          </div>
        )}
        <StandingLabel standing={canceling} />
        <StandingSpoken standing={canceling} />
      </Surface>
      <QuoteLines quote={record} isSent={isSent} />
      <QuoteAnswer quote={record} />
      {record.request === undefined ? null : <WrittenRequest request={record.request} />}
      {state === 'refused' ? null : <QuoteThread key={uuid} quote={record} />}
      {state !== 'refused' && canMoveQuote(record.state, 'canceled', 'buyer') ? <CancelQuote view={view} /> : null}
      <PrintNote said={t`Demande du ${day}, aux prix de ce jour.`} />
    </div>
  );
}

function CancelQuote({ view }: { view: QuoteView }) {
  const { t } = useLingui();
  const change = useChange();
  const { area, uuid, number } = view.record;
  const cancel = () => change((own) => own.perform('api.quotes.cancel', { area, quote: uuid }));
  return (
    <div>
      <AskFirst
        open={t`Annuler la demande`}
        title={number === null ? t`Annuler cette demande de devis ?` : t`Annuler le devis ${number} ?`}
        confirm={t`Annuler la demande`}
        dismiss={t`La garder`}
        onConfirm={() => void cancel()}
      >
        {t`La boutique n’y répondra plus. Vous pourrez en demander un autre.`}
      </AskFirst>
    </div>
  );
}
