import { useLingui } from '@lingui/react/macro';
import { productLayout } from '#styled/recipes';
import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { href } from '#core/contract/pages/href.ts';
import { equivalentsOf } from '#src/shop/features/product/fit/equivalents.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { SectionHead } from '#src/ui/section/section.tsx';

/** What tells whether a part fits, before the characteristics; the shop answers whoever is not sure. */
export function CheckFirst({ row, detail, sku }: { row: CatalogueRow; detail: ProductDetail; sku: string }) {
  const { t } = useLingui();
  /* references of what is put together are those of its articles */
  const equivalents = factsOfType(row.type).parts === null ? equivalentsOf(row, detail) : [];
  if (equivalents.length === 0) return null;
  const subject = t`La référence ${sku} convient-elle à mon véhicule ?`;
  return (
    <section aria-labelledby="verifier" className={productLayout().group}>
      <SectionHead id="verifier" title={t`Vérifiez avant d’acheter`} />
      <KeyValueList
        facts={[
          ...(row.subtitle === '' ? [] : [{ key: 'size', term: t`Dimensions`, value: row.subtitle }]),
          { key: 'same', term: t`Références équivalentes`, value: equivalents.join(', ') },
        ]}
      />
      <p className={productLayout().small}>
        {t`Comparez avec la pièce à remplacer. Un doute ? Donnez-nous votre immatriculation, nous vérifions pour vous.`}
      </p>
      <LinkButton tone="line" href={href(`${row.area}.contact`, {}, { sujet: subject })}>
        {t`Demander si cette référence convient`}
      </LinkButton>
    </section>
  );
}
