/** What became of the press: refused with its reason and what to do, another total, no answer yet. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout, textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { Placing, TotalChange } from '#src/shop/features/checkout/placing/use-place-order.ts';
import { stepHref } from '#src/shop/features/checkout/step-list.tsx';
import type { CheckoutPlace } from '#src/shop/store/checkout/checkout-place.ts';
import { OutcomeNote } from '#src/shop/parts/checkout/outcome-note.tsx';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { Button } from '#src/ui/button/button.tsx';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export function PlacingNotes({ place, placing: { outcome, change } }: { place: CheckoutPlace; placing: Placing }) {
  const { t } = useLingui();
  const isOnline = useOnline();
  return (
    <>
      {isOnline ? null : (
        <Note role="status" glyph={wifiSlash} title={t`Le paiement nécessite une connexion Internet.`}>
          <p>
            <Trans>Tout est gardé sur cet appareil. Quand le réseau revient, une pression suffit.</Trans>
          </p>
        </Note>
      )}
      {change === null ? (
        <OutcomeNote outcome={outcome}>
          {outcome?.kind === 'refusal' ? <WayBack place={place} code={outcome.refusal.code} /> : null}
        </OutcomeNote>
      ) : (
        <OtherTotal change={change} />
      )}
    </>
  );
}

/** Before and after, side by side: the next press agrees to the new total. */
function OtherTotal({ change: { from, to } }: { change: TotalChange }) {
  const { t } = useLingui();
  const format = useFormat();
  const [before, after] = [format.money(from), format.money(to)];
  return (
    <Note role="alert" tone="warn" title={t`Le montant de votre commande a changé.`}>
      <p>
        <Trans>
          Il passe de <s>{before}</s> à <b>{after}</b>. Rien n’est commandé : confirmez si ce montant vous convient.
        </Trans>
      </p>
    </Note>
  );
}

/** Where a refused order is mended. */
function WayBack({ place, code }: { place: CheckoutPlace; code: string }) {
  const { t } = useLingui();
  const back = place.quote === null ? t`Voir le panier` : t`Voir le devis`;
  const ways: Readonly<Record<string, { href: string; label: string }>> = {
    'shipping.unavailable': { href: stepHref(place, 'shipping'), label: t`Choisir une autre livraison` },
    'order.outOfStock': { href: stepHref(place, 'cart'), label: back },
    'order.tooManyUnpaid': { href: href(`${place.area}.account.orders`), label: t`Mes commandes` },
    'order.tooManyPieces': { href: stepHref(place, 'cart'), label: back },
    'order.belowMinimum': { href: stepHref(place, 'cart'), label: back },
    'quote.notPayable': { href: stepHref(place, 'cart'), label: back },
    'cart.productUnavailable': { href: stepHref(place, 'cart'), label: back },
  };
  const way = ways[code];
  if (way === undefined) return null;
  return (
    <p>
      <Link href={way.href} className={textLink()}>
        {way.label}
      </Link>
    </p>
  );
}

/** The order has left: nothing is announced and nothing is sent a second time before the shop has answered. */
export function SentNote({ placing: { isAsking, outcome, askAgain } }: { placing: Placing }) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const layout = formLayout();
  if (isAsking)
    return (
      <div className={layout.stack} aria-busy="true">
        <Note role="status" title={t`Votre commande part à la boutique…`}>
          <p>
            <Trans>Ne fermez pas cette page. Si elle se ferme, rien n’est commandé deux fois.</Trans>
          </p>
        </Note>
        <Skeleton shape="block" />
      </div>
    );
  return (
    <div className={layout.stack}>
      <Note role="alert" tone="warn" title={t`La réponse de la boutique n’est pas arrivée.`}>
        <p>
          <Trans>
            Votre commande a été envoyée une fois. Demandez ce qu’il en est : elle ne sera jamais passée deux fois.
          </Trans>
        </p>
      </Note>
      {outcome === null || outcome.kind === 'offline' ? null : <OutcomeNote outcome={outcome} />}
      <div className={layout.actions}>
        <Button disabled={!isOnline} onClick={() => void askAgain()}>
          {t`Vérifier ma commande`}
        </Button>
      </div>
    </div>
  );
}
