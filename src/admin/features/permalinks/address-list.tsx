import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataTable, list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { ADDRESSES_PER_PAGE, type AddressedKind } from '#core/contract/cms/permalinks/permalinks.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useAdmin, useRoute } from '#src/admin/port/port.tsx';
import { SearchBox } from '#src/admin/parts/search-box.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import type { Address } from './address.ts';
import { AddressDialog } from './address-dialog.tsx';
import { addressQuery, wordsOf, type AddressQuery } from './address-query.ts';
import { AddressRow } from './address-row.tsx';

interface AddressListProps {
  of: AddressedKind;
  page: 'admin.cms.permalinks' | 'admin.catalog.permalinks';
  /** What is searched in. */
  where: string;
  /** Where the thing itself is written; without it, its address is changed here. */
  hrefOf?: (address: Address) => string;
}

/** Searched, filtered and paged by the shop; what was seen once is read without a network. */
export function AddressList({ of, page, where, hrefOf }: AddressListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { may } = useAdmin();
  const { query: words, navigate } = useRoute();
  const query = addressQuery(words, of);
  const { answer, failure, isLoading, reload } = useAnswer('api.admin.permalinks.addresses', { query: wordsOf(query) });
  const [changed, setChanged] = useState<Address | null>(null);
  const to = (next: AddressQuery): string => adminHref(page, {}, wordsOf(next));
  const go = (next: AddressQuery, late = false): void => navigate(to(next), { replace: true, late });
  const classes = list();
  const isCatalogue = of !== 'content';
  const last = Math.max(1, Math.ceil((answer?.total ?? 0) / ADDRESSES_PER_PAGE));
  const current = query.page;
  const told = format.number(answer?.total ?? 0);
  const mayChange = may('permalinks.update') && isCatalogue;
  return (
    <>
      <div className={classes.filters}>
        <SearchBox q={query.q} where={where} onSearch={(q) => go({ ...query, q, page: 1 }, true)} />
        <Select
          chip
          aria-label={t`Espace`}
          value={query.area ?? ''}
          onChange={({ target: { value } }) => go({ ...query, area: isArea(value) ? value : null, page: 1 })}
        >
          <option value="">{t`Tous les espaces`}</option>
          <option value="auto">{t`Auto`}</option>
          <option value="moto">{t`Moto`}</option>
        </Select>
        {isCatalogue ? (
          <Checkbox
            dense
            checked={query.isOwn}
            onChange={({ target }) => go({ ...query, isOwn: target.checked, page: 1 })}
          >{t`Adresses personnalisées seulement`}</Checkbox>
        ) : null}
      </div>
      {failure === null ? null : (
        <div className={classes.note}>
          <FailureNote failure={failure}>
            <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
          </FailureNote>
        </div>
      )}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer?.total === 0 ? (
        <EmptyState
          glyph={magnifyingGlass}
          title={t`Rien ne correspond`}
          text={t`Aucune adresse ne répond à cette recherche et à ces filtres.`}
        />
      ) : null}
      {answer === null || answer.total === 0 ? null : (
        <div className={classes.rows} aria-busy={isLoading}>
          <table className={dataTable().table} aria-label={t`Adresses`} data-wide="" data-edges="">
            <thead>
              <tr>
                <th scope="col" className={dataTable().head}>
                  {isCatalogue ? t`Nom` : t`Titre`}
                </th>
                <th scope="col" className={dataTable().head} style={{ width: '42%' }}>{t`Adresse`}</th>
                <th scope="col" className={dataTable().head}>{t`Anciennes adresses`}</th>
                {mayChange ? (
                  <th scope="col" className={dataTable().head} style={{ width: 130 }}>
                    {t`Actions`}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {answer.data.map((address) => (
                <AddressRow
                  key={address.uuid}
                  address={address}
                  href={hrefOf?.(address) ?? null}
                  onChange={mayChange ? () => setChanged(address) : null}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {last === 1 ? null : (
        <nav aria-label={t`Pages`} className={classes.foot}>
          <LinkButton
            tone="line"
            size="sm"
            href={to({ ...query, page: Math.max(1, current - 1) })}
            aria-disabled={current === 1}
          >{t`Page précédente`}</LinkButton>
          <span>{t`Page ${current} sur ${last}`}</span>
          <LinkButton
            tone="line"
            size="sm"
            href={to({ ...query, page: Math.min(last, current + 1) })}
            aria-disabled={current >= last}
          >{t`Page suivante`}</LinkButton>
        </nav>
      )}
      <LiveRegion text={answer === null ? '' : t`${told} éléments`} />
      {changed === null || of === 'content' ? null : (
        <AddressDialog
          of={of}
          address={changed}
          onClose={() => setChanged(null)}
          onDone={() => {
            setChanged(null);
            reload();
          }}
        />
      )}
    </>
  );
}
