import { useLingui } from '@lingui/react/macro';
import { chip, pageHead } from '#styled/recipes';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Link } from '#src/ui/link/link.tsx';

/** The departments under this one, in a line that scrolls on a phone. */
export function Departments({ parentId }: { parentId: number | null }) {
  const { t } = useLingui();
  const frame = useFrame();
  const locale = useLocale();
  const children = parentId === null ? [] : frame.children(parentId).filter((one) => one.productsCount > 0);
  if (children.length === 0) return null;
  return (
    <nav aria-label={t`Sous-rayons`}>
      <ul className={pageHead().departments}>
        {children.map((one) => (
          <li key={one.id}>
            <Link href={categoryPath(one)} className={chip({ tall: true })}>
              {wordingOf(one.name, locale).text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
