/** The account at a glance; on a phone its navigation. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { AccountFrame, Identity, SignOutLink } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useAddresses, useQuotes } from '#src/shop/features/account/account-state.ts';
import { useSections } from '#src/shop/features/account/sections.ts';
import { useView } from '#src/shop/store/state.ts';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { href } from '#core/contract/pages/href.ts';

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
  const wishes = useView((state) => {
    const [auto, moto] = [state['wishlist:auto'].wishlist, state['wishlist:moto'].wishlist];
    return auto === null || moto === null ? undefined : auto.length + moto.length;
  });
  return {
    [href(`${area}.account.address`)]: useAddresses()?.length,
    [href(`${area}.account.quotes`)]: useQuotes(area)?.length,
    [href(`${area}.account.wishlist`)]: wishes,
  };
}
