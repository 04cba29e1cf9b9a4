import { useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { DEFAULT_LIST, writeListAddress } from '#core/contract/pages/list-address.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';

const ProductShelf = deferred(async () => (await import('#src/shop/parts/product/product-shelf.tsx')).ProductShelf);
/* a form: what it needs comes with no other article */
const AskForAlert = deferred(
  async () => (await import('#src/shop/features/product/sold-out/ask-for-alert.tsx')).AskForAlert,
);

export interface SoldOutProps {
  row: CatalogueRow;
  sku: string;
  alternatives: readonly CatalogueRow[] | undefined;
}

/** A sold-out article is no dead end: what does the same, what the department has, a message when it is back, whom to ask. */
export function SoldOut({ row, sku, alternatives = [] }: SoldOutProps) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const online = useOnline();
  const isTold = useSetting('emails.general.notifications.back_in_stock');
  const category = frame.category(row.categoryIds[0] ?? 0);
  const department = category === undefined ? '' : wordingOf(category.name, locale).text;
  return (
    <>
      {alternatives.length === 0 ? null : <ProductShelf id="a-la-place" title={t`À la place`} rows={alternatives} />}
      <Note title={t`Épuisé pour le moment.`}>
        {category === undefined ? null : (
          <p>
            <Link
              href={categoryPath(category) + writeListAddress({ ...DEFAULT_LIST, inStock: true })}
              className={textLink()}
            >
              {t`Voir ce qui est en stock : ${department}`}
            </Link>
          </p>
        )}
        <p>
          <Link
            href={href(`${row.area}.contact`, {}, { sujet: t`Quand la référence ${sku} reviendra-t-elle en stock ?` })}
            className={textLink()}
          >
            {t`Demander quand ce produit reviendra`}
          </Link>
        </p>
      </Note>
      {isTold && online ? <AskForAlert key={sku} sku={sku} /> : null}
    </>
  );
}
