/** The returns of an area, those that wait on this device among them (domain 6). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useReturns, type ReturnView } from '#src/shop/features/account/account-state.ts';
import { AccountTabs } from '#src/shop/features/account/account-tabs.tsx';
import { ReturnStatusTag } from '#src/shop/features/account/returns/return-status.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { DOCUMENT_MARKS, useDocumentWords } from '#src/shop/parts/pending/document-state.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { arrowUUpLeft } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

export function ReturnsPage(place: AccountPlace) {
  const { t } = useLingui();
  const { area } = place;
  const returns = useReturns(area);
  const count = returns?.length ?? 0;
  const ask = href(`${area}.account.rma.new`);
  return (
    <AccountFrame
      {...place}
      title={t`Mes retours`}
      count={count === 0 ? undefined : count === 1 ? t`1 retour` : t`${count} retours`}
      tabs={<AccountTabs {...place} />}
    >
      {returns === null ? (
        <AccountSkeleton />
      ) : count === 0 ? (
        <EmptyState
          glyph={arrowUUpLeft}
          title={t`Aucun retour`}
          text={t`Vous pouvez demander un retour après la livraison. Pour toute question, écrivez à la boutique.`}
          actions={
            <>
              <LinkButton href={ask}>{t`Demander un retour`}</LinkButton>
              <LinkButton href={href(`${area}.contact`)} tone="line">{t`Contacter la boutique`}</LinkButton>
            </>
          }
        />
      ) : (
        <div className={formLayout().page}>
          <ul>
            {returns.map((view) => (
              <ReturnLine key={view.record.uuid} view={view} />
            ))}
          </ul>
          <div className={formLayout().actions}>
            <LinkButton href={ask} tone="line">{t`Demander un retour`}</LinkButton>
          </div>
        </div>
      )}
      <OtherReturns area={area === 'auto' ? 'moto' : 'auto'} />
    </AccountFrame>
  );
}

function ReturnLine({ view }: { view: ReturnView }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useDocumentWords();
  const { record, state } = view;
  const count = record.lines.reduce((all, line) => all + line.quantity, 0);
  const articles = format.isOne(count) ? t`${count} article` : t`${count} articles`;
  return (
    <LineItem
      href={href(`${record.area}.account.rma.show`, { id: record.uuid })}
      name={record.number ?? t`En attente d’envoi`}
      reference={`${format.date(record.createdAt)} · ${record.orderNumber} · ${articles}`}
      {...(state === 'sent' ? {} : { sync: { state: DOCUMENT_MARKS[state], text: words(view) } })}
      controls={state === 'refused' ? undefined : <ReturnStatusTag view={view} />}
    />
  );
}

function OtherReturns({ area }: Pick<AccountPlace, 'area'>) {
  const { t } = useLingui();
  const count = useReturns(area)?.length ?? 0;
  if (count === 0) return null;
  return (
    <RowLink
      ruled
      href={href(`${area}.account.rma`)}
      before={<Icon glyph={arrowUUpLeft} size="lg" />}
      title={area === 'auto' ? t`Vos retours auto` : t`Vos retours moto`}
      meta={count === 1 ? t`1 retour` : t`${count} retours`}
      after={<Icon glyph={caretRight} />}
    />
  );
}
