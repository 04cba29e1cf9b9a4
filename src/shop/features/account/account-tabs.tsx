import { useLingui } from '@lingui/react/macro';
import { only, subnav } from '#styled/recipes';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { Link } from '#src/ui/link/link.tsx';
import { href } from '#core/contract/pages/href.ts';

/** What was bought and asked for, side by side on a phone; a large screen has the navigation of the account. */
export function AccountTabs({ area, path }: AccountPlace) {
  const { t } = useLingui();
  const classes = subnav();
  const tabs = [
    { href: href(`${area}.account.orders`), label: t`Commandes` },
    { href: href(`${area}.account.quotes`), label: t`Devis` },
    { href: href(`${area}.account.rma`), label: t`Retours` },
  ];
  return (
    <div className={only({ on: 'small' })}>
      <nav aria-label={t`Achats`} className={classes.root}>
        {tabs.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className={classes.link}
            {...(href === path ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}
