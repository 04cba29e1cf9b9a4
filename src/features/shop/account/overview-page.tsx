/** The account at a glance; on a phone its navigation. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { AccountFrame, Identity, SignOutLink } from '#src/features/shop/account/account-frame.tsx';
import type { AccountPlace } from '#src/features/shop/account/account-place.ts';
import { useAddresses, useQuotes } from '#src/features/shop/account/account-state.ts';
import { useSections } from '#src/features/shop/account/sections.ts';
import { accountHome } from '#src/screens/shop/account-paths.ts';
import { useView } from '#src/store/state.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

export function OverviewPage(place: AccountPlace) {
  const { t } = useLingui();
  return (
    <AccountFrame {...place} title={t`Mon compte`}>
      <Overview area={place.area} />
    </AccountFrame>
  );
}

function Overview({ area }: Pick<AccountPlace, 'area'>) {
  const { t } = useLingui();
  const sections = useSections(area);
  const figures = useFigures(area);
  return (
    <div className={formLayout().stack}>
      <Identity />
      <nav aria-label={t`Compte`}>
        <ul>
          {sections.map(({ href, label, glyph }) => (
            <li key={href}>
              <RowLink
                ruled
                href={href}
                before={<Icon glyph={glyph} size="lg" />}
                title={label}
                after={
                  <>
                    {figures[href]}
                    <Icon glyph={caretRight} />
                  </>
                }
              />
            </li>
          ))}
        </ul>
        <SignOutLink />
      </nav>
    </div>
  );
}

/** How much there is behind each link; nothing while it is unknown. */
function useFigures(area: AccountPlace['area']): Readonly<Record<string, number | undefined>> {
  const home = accountHome(area);
  const wishes = useView((state) => state.wishlist?.length);
  return {
    [`${home}/address`]: useAddresses()?.length,
    [`${home}/quotes`]: useQuotes(area)?.length,
    [`${home}/wishlist`]: wishes,
  };
}
