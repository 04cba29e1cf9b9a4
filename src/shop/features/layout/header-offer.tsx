import { useLingui } from '@lingui/react/macro';
import { note, textLink } from '#styled/recipes';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { Link } from '#src/ui/link/link.tsx';

/**
 * What the shop has to say on every page, on one line under its bar; nothing where it has set nothing. Its code comes with
 * the first scripts: a line that came later would move the page a device has drawn by itself.
 */
export function HeaderOffer() {
  const { t } = useLingui();
  const title = useSetting('general.content.header_offer.title');
  const label = useSetting('general.content.header_offer.link_label');
  const href = useSetting('general.content.header_offer.link');
  const classes = note({ band: true });
  if (title === '') return null;
  return (
    <aside className={classes.root} aria-label={t`Annonce de la boutique`}>
      <p className={classes.body}>
        {title}{' '}
        {href === '' || label === '' ? null : (
          <Link href={href} className={textLink()}>
            {label}
          </Link>
        )}
      </p>
    </aside>
  );
}
