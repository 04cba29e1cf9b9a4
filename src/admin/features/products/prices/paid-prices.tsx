/** A table of who pays what for an article at an instant. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { historyView } from '#styled/recipes';
import { announcedReduction } from '#core/domain/catalogue/products/price-rules.ts';
import { paidPrices, type PaidPrice, type PricedArticle } from '#core/domain/promotion/who-pays.ts';
import { useOffice } from '#src/admin/port/office.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Note } from '#src/ui/note/note.tsx';

interface PaidPricesProps {
  article: PricedArticle;
  groups: readonly { readonly code: string; readonly name: string }[];
  rules: readonly { readonly id: string; readonly name: string }[];
  atMs: number;
  /** What was asked of everybody; null where it is not known. */
  history: readonly { readonly price: number; readonly from: string; readonly to: string | null }[] | null;
}

export function PaidPrices({ article, groups, rules, atMs, history }: PaidPricesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const reasonOf = useReasons(rules);
  const everybody = paidPrices(article, null, atMs);
  const buyers = [{ code: null, name: t`Visiteurs` }, ...groups].map(({ code, name }) => ({
    code,
    name,
    paid: code === null ? everybody : paidPrices(article, code, atMs),
  }));
  return (
    <>
      <table className={historyView().table} data-cards="" aria-label={t`Qui paie quoi`}>
        <thead>
          <tr>
            <th scope="col">{t`Groupe`}</th>
            <th scope="col">{t`Dès`}</th>
            <th scope="col">{t`Prix TTC`}</th>
            <th scope="col">{t`Par quelle règle`}</th>
          </tr>
        </thead>
        <tbody>
          {buyers.map(({ code, name, paid }) => (
            <Fragment key={code ?? ''}>
              {paid.map((one, at) => (
                <tr key={one.quantity}>
                  {at > 0 ? null : (
                    <th scope="row" rowSpan={paid.length}>
                      {name}
                    </th>
                  )}
                  <td data-label={t`Dès`}>{format.number(one.quantity)}</td>
                  <td data-label={t`Prix TTC`}>{format.money(one.price)}</td>
                  <td data-label={t`Par quelle règle`}>{reasonOf(one)}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {history === null ? null : <Announced article={article} paid={everybody[0]} atMs={atMs} history={history} />}
    </>
  );
}

function useReasons(rules: PaidPricesProps['rules']): (paid: PaidPrice) => string {
  const { t } = useLingui();
  const names = new Map(rules.map(({ id, name }) => [id, name]));
  return ({ reason, rules: ids }) => {
    const named = ids.flatMap((id) => names.get(id) ?? []).join(', ');
    switch (reason) {
      case 'base':
        return t`Prix du produit`;
      case 'special':
        return t`Promotion`;
      case 'rule':
        return t`Règle catalogue : ${named}`;
      case 'groupRule':
        return t`Règle catalogue du groupe : ${named}`;
      case 'quantity':
        return t`Prix par quantité, pour tous`;
      case 'group':
        return t`Prix du groupe`;
    }
  };
}

interface AnnouncedProps {
  article: PricedArticle;
  paid: PaidPrice | undefined;
  atMs: number;
  history: NonNullable<PaidPricesProps['history']>;
}

/** A reduction for everybody may be announced or not; prices of groups never are one (domain 2.5). */
function Announced({ article: { base }, paid, atMs, history }: AnnouncedProps) {
  const format = useFormat();
  const { now } = useOffice();
  if (paid === undefined || paid.price >= base) return null;
  const periods = history.map(({ price, from, to }) => ({
    price,
    startedAtMs: Date.parse(from),
    endedAtMs: to === null ? null : Date.parse(to),
  }));
  const { isAnnounced, lowest } = announcedReduction(periods, {
    price: base,
    special: paid.price,
    nowMs: Date.parse(now()),
    startMs: atMs,
  });
  const [price, reference] = [format.money(paid.price), lowest === null ? '' : format.money(lowest)];
  if (isAnnounced)
    return (
      <p>
        <Trans>
          La boutique barrera {reference} à côté de {price} : c’est une réduction pour tous.
        </Trans>
      </p>
    );
  return (
    <Note>
      <Trans>
        {price} se demande sans prix barré : cette réduction ne peut pas être annoncée (article L112-1-1 du code de la
        consommation).
      </Trans>
    </Note>
  );
}
