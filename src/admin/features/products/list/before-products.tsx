/** What a product stands on, in a shop that has none: its family, its category, then itself. */
import { useLingui } from '@lingui/react/macro';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { LinkButton } from '#src/ui/button/button.tsx';

export function BeforeProducts() {
  const { t } = useLingui();
  const { may } = useAdmin();
  return (
    <>
      {may('attribute-families.index') ? (
        <LinkButton tone="line" size="sm" href={adminHref('admin.attribute-families')}>
          {t`1. Familles d’attributs`}
        </LinkButton>
      ) : null}
      {may('categories.index') ? (
        <LinkButton tone="line" size="sm" href={adminHref('admin.categories')}>
          {t`2. Catégories`}
        </LinkButton>
      ) : null}
    </>
  );
}
