import { useLingui } from '@lingui/react/macro';
import { trust } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useDelivery, usePickUp } from '#src/shop/parts/product/use-delivery.ts';
import { formatPhone } from '#src/i18n/format/phone.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { arrowUUpLeft, mapPin, phone, truck } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface Pledge {
  readonly glyph: string;
  readonly words: string;
  readonly href: string;
}

/** Delivery, pick-up, returns and the telephone, from the shop's settings; each leads to its conditions. */
export function TrustLine() {
  const { t } = useLingui();
  const classes = trust();
  const [delivery, pickUp] = [useDelivery(), usePickUp()];
  const number = useSetting('general.company.contact.phone');
  const hours = useSetting('general.company.contact.opening_hours');
  const days = useSetting('sales.rma.setting.default_allow_days') ?? 0;
  const terms = href('page', { slug: 'livraison' });
  const pledges: readonly (Pledge | null)[] = [
    delivery && { glyph: truck, words: delivery.what, href: terms },
    pickUp && { glyph: mapPin, words: pickUp.what, href: terms },
    days === 0
      ? null
      : {
          glyph: arrowUUpLeft,
          words: t`Retour sous ${days} jours`,
          href: href('page', { slug: 'retours-et-remboursements' }),
        },
    number === ''
      ? null
      : {
          glyph: phone,
          words: hours === '' ? formatPhone(number) : `${formatPhone(number)} · ${hours}`,
          href: `tel:${number.replace(/\s/g, '')}`,
        },
  ];
  return (
    <Wrap>
      <ul className={classes.root}>
        {pledges.map((one) =>
          one === null ? null : (
            <li key={one.words}>
              <Link href={one.href} className={classes.item}>
                <Icon glyph={one.glyph} />
                {one.words}
              </Link>
            </li>
          ),
        )}
      </ul>
    </Wrap>
  );
}
