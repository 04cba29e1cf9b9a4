/** What became of a quote request: live, also after a reload, and never ahead of the shop's answer (law 3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { QuoteRecord } from '#core/contract/quote-record.ts';
import { times } from '#core/domain/money.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useAreaHere } from '#src/screens/shop/area-here.ts';
import { DocumentRefused, DocumentState } from '#src/screens/shop/document-state.tsx';
import { PersonalPage } from '#src/screens/shop/personal-page.tsx';
import { PrintNote } from '#src/screens/shop/print-note.tsx';
import { useSearchParam } from '#src/screens/shop/search-param.ts';
import { useNeedPerson } from '#src/screens/shop/use-person.ts';
import type { DocumentView } from '#src/store/document-view.ts';
import { useView } from '#src/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function SuccessPage() {
  const { t } = useLingui();
  const area = useAreaHere();
  useNeedPerson();
  const uuid = useSearchParam('devis');
  const documents = useView((state) => state.documents);
  const view = uuid === null ? undefined : documents?.[uuid];
  return (
    <PersonalPage back={{ href: `/${area}`, label: t`Continuer vos achats` }} narrow title={t`Votre demande de devis`}>
      <Wrap narrow>
        {view?.record.kind === 'quote' ? (
          <Asked view={view} quote={view.record} />
        ) : documents === null && uuid !== null ? (
          <Skeleton shape="block" />
        ) : (
          <EmptyState
            glyph={fileText}
            title={t`Cette demande n’est pas sur cet appareil`}
            text={t`Une demande de devis se suit sur l’appareil qui l’a envoyée, et par e-mail.`}
            actions={<LinkButton href={`/${area}`}>{t`Retour à l’accueil`}</LinkButton>}
          />
        )}
      </Wrap>
    </PersonalPage>
  );
}

function Asked({ view, quote }: { view: DocumentView; quote: QuoteRecord }) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const isSent = view.state === 'sent';
  const day = format.dateTime(quote.requestedAt);
  return (
    <div className={layout.stack}>
      <Surface pad="lg">
        <div className={layout.stackTight}>
          <DocumentState view={view} />
          <p>
            {isSent ? (
              <Trans>
                Votre demande de devis a été envoyée. La boutique répond sous un jour ouvré, une confirmation part à
                votre adresse e-mail.
              </Trans>
            ) : (
              <Trans>Vous pouvez continuer vos achats ou fermer cette page : l’envoi se fait seul.</Trans>
            )}
          </p>
        </div>
      </Surface>
      <DocumentRefused view={view} />
      <Surface pad="lg">
        <KeyValueList
          facts={quote.lines.map((line, at) => ({
            key: `${line.sku}-${at}`,
            term: `${line.quantity} × ${line.name}`,
            value: format.money(times(line.unitPrice, line.quantity)),
          }))}
        />
        <div className={layout.total}>
          <span>{isSent ? t`Total TTC` : t`Total TTC provisoire`}</span>
          <b>{format.money(quote.total)}</b>
        </div>
      </Surface>
      <LinkButton href="/nos-produits" tone="line">{t`Continuer vos achats`}</LinkButton>
      <PrintNote said={t`Demande du ${day}, aux prix de ce jour.`} />
    </div>
  );
}
