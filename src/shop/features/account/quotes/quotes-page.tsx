/** The quotes of an area, those that wait on this device first among them (domain 5). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useQuotes, type QuoteView } from '#src/shop/features/account/account-state.ts';
import { AccountTabs } from '#src/shop/features/account/account-tabs.tsx';
import { quoteStateWords } from '#src/shop/features/account/quotes/quote-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { DOCUMENT_MARKS, useDocumentWords } from '#src/shop/parts/pending/document-state.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { Tag } from '#src/ui/tag/tag.tsx';

export function QuotesPage(place: AccountPlace) {
  const { t } = useLingui();
  const quotes = useQuotes(place.area);
  const count = quotes?.length ?? 0;
  return (
    <AccountFrame
      {...place}
      title={t`Mes devis`}
      count={count === 0 ? undefined : count === 1 ? t`1 devis` : t`${count} devis`}
      tabs={<AccountTabs {...place} />}
    >
      {quotes === null ? (
        <AccountSkeleton />
      ) : count === 0 ? (
        <EmptyState
          glyph={fileText}
          title={t`Aucun devis`}
          text={t`Remplissez un panier, puis demandez un devis : vous le suivrez ici, même hors connexion.`}
          actions={<LinkButton href={href('products.index')}>{t`Voir les produits`}</LinkButton>}
        />
      ) : (
        <div className={formLayout().page}>
          <ul>
            {quotes.map((view) => (
              <QuoteLine key={view.record.uuid} area={place.area} view={view} />
            ))}
          </ul>
        </div>
      )}
      <OtherQuotes area={place.area === 'auto' ? 'moto' : 'auto'} />
    </AccountFrame>
  );
}

function QuoteLine({ area, view }: { area: Area; view: QuoteView }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const words = useDocumentWords();
  const { record, state } = view;
  const count = record.lines.reduce((all, line) => all + line.quantity, 0);
  const articles = format.isOne(count) ? t`${count} article` : t`${count} articles`;
  return (
    <LineItem
      href={href(`${area}.account.quote`, { id: record.uuid })}
      name={record.number ?? t`En attente d’envoi`}
      reference={`${format.date(record.requestedAt)} · ${articles}`}
      {...(state === 'sent' ? {} : { sync: { state: DOCUMENT_MARKS[state], text: words(view) } })}
      controls={state === 'refused' ? undefined : <Tag tone="outline">{i18n._(quoteStateWords(view))}</Tag>}
      total={format.money(record.proposal?.total ?? record.total)}
    />
  );
}

function OtherQuotes({ area }: { area: Area }) {
  const { t } = useLingui();
  const count = useQuotes(area)?.length ?? 0;
  if (count === 0) return null;
  return (
    <RowLink
      ruled
      href={href(`${area}.account.quotes`)}
      before={<Icon glyph={fileText} size="lg" />}
      title={area === 'auto' ? t`Vos devis auto` : t`Vos devis moto`}
      meta={count === 1 ? t`1 devis` : t`${count} devis`}
      after={<Icon glyph={caretRight} />}
    />
  );
}
