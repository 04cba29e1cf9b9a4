/** Addresses of products and categories: those of the pattern, and those that are their own. */
import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useHeader, useRoute } from '#src/admin/port/port.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';
import { AddressList } from './address-list.tsx';

export function CataloguePermalinks() {
  const { t } = useLingui();
  const { query } = useRoute();
  useHeader({ title: t`Permaliens` });
  const of = query.get('of') === 'category' ? 'category' : 'product';
  const choices = [['product', t`Produits`] as const, ['category', t`Catégories`] as const];
  return (
    <div className={list().root}>
      <nav aria-label={t`Ce qui est adressé`} className={list().filters}>
        {choices.map(([value, label]) => (
          <LinkButton
            key={value}
            tone={value === of ? 'ink' : 'line'}
            size="sm"
            href={adminHref('admin.catalog.permalinks', {}, { of: value })}
            {...(value === of ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </LinkButton>
        ))}
      </nav>
      <AddressList
        key={of}
        of={of}
        page="admin.catalog.permalinks"
        where={of === 'product' ? t`Nom, référence, adresse` : t`Nom, adresse`}
      />
    </div>
  );
}
