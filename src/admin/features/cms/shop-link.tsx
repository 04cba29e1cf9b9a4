/** From a document to what visitors see of it. */
import { useLingui } from '@lingui/react/macro';
import { tool } from '#styled/recipes';
import { shownAt, type DocumentHead } from '#core/contract/cms/document.ts';
import { arrowSquareOut } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface ShopLinkProps {
  head: Pick<DocumentHead, 'status' | 'path' | 'title'>;
  /** In a row of many: a mark without words. */
  compact?: boolean;
}

/** To its page in the shop, in another tab; nothing for what visitors do not see. */
export function ShopLink({ head, compact = false }: ShopLinkProps) {
  const { t } = useLingui();
  const href = shownAt(head);
  if (href === null) return null;
  const title = head.title || t`Sans titre`;
  const words = t`Voir dans la boutique`;
  return compact ? (
    <Link
      opensTab
      href={href}
      className={tool({ tone: 'plain', small: true, icon: true })}
      aria-label={t`Voir ${title} dans la boutique`}
      title={words}
    >
      <Icon glyph={arrowSquareOut} />
    </Link>
  ) : (
    <Link opensTab href={href} className={tool({ tone: 'plain', small: true })}>
      <Icon glyph={arrowSquareOut} size="sm" />
      {words}
    </Link>
  );
}
