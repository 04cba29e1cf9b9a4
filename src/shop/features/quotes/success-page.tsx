/** What became of a quote request: live, also after a reload, and never ahead of the shop's answer (law 3). */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import type { QuoteRecord } from '#core/contract/quotes/quote-record.ts';
import { times } from '#core/domain/price/money.ts';
import { href } from '#core/contract/pages/href.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { DocumentRefused, DocumentState } from '#src/shop/parts/pending/document-state.tsx';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { PrintNote } from '#src/shop/parts/page/print-note.tsx';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import type { DocumentView } from '#src/shop/store/pending/document-view.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

export function SuccessPage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const uuid = useSearchParam('devis');
  const isRead = useView((state) => state.quotes !== null);
  const view = useView((state) => (uuid === null ? undefined : state.quotes?.[uuid]));
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Continuer vos achats` }}
      narrow
      title={t`Votre demande de devis`}
    >
      <Wrap narrow>
        {view !== undefined ? (
          <Asked view={view} quote={view.record} />
        ) : !isRead && uuid !== null ? (
          <Skeleton shape="block" />
        ) : (
          <EmptyState
            glyph={fileText}
            title={t`Cette demande n’est pas sur cet appareil`}
            text={t`Une demande de devis se suit sur l’appareil qui l’a envoyée, et par e-mail.`}
            actions={<LinkButton href={href(`${area}.home`)}>{t`Retour à l’accueil`}</LinkButton>}
          />
        )}
      </Wrap>
    </PersonalPage>
  );
}

/** What happens now, and what it asks of the person. */
function NextSteps() {
  const { t } = useLingui();
  const isCustomer = useView((state) => state.session.customer !== null);
  const area = useCurrentArea();
  const layout = formLayout();
  return (
    <section className={layout.stackTight}>
      <h2 className={layout.group}>{t`La suite`}</h2>
      <ol className={layout.stackTight}>
        <li>{t`1. La boutique vérifie que les pièces conviennent et qu’elles sont en stock.`}</li>
        <li>{t`2. Vous recevez le devis par e-mail, avec la livraison. Il ne vous engage pas.`}</li>
        <li>{t`3. Vous l’acceptez, puis vous payez. Rien n’est expédié avant.`}</li>
      </ol>
      {isCustomer ? (
        <LinkButton href={href(`${area}.account.quotes`)}>{t`Suivre ma demande`}</LinkButton>
      ) : (
        <p
          className={layout.small}
        >{t`Gardez l’adresse de cette page : elle montre sur cet appareil où en est votre demande.`}</p>
      )}
    </section>
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
      {view.state === 'refused' ? null : <NextSteps />}
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
      <LinkButton href={href('products.index')} tone="line">{t`Continuer vos achats`}</LinkButton>
      <PrintNote said={t`Demande du ${day}, aux prix de ce jour.`} />
    </div>
  );
}
