import { Trans, useLingui } from '@lingui/react/macro';
import { textLink } from '#styled/recipes';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { ProductDetail, ProductVariant } from '#core/contract/catalogue/product-detail.ts';
import { isSaleable, STOCK } from '#core/domain/catalogue/stock.ts';
import type { CatalogueRow } from '#core/search/segment/row.ts';
import { href } from '#core/contract/pages/href.ts';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { leavesNow } from '#src/shop/features/product/leaves-now.ts';
import { offerOf } from '#src/shop/features/product/options/choice.ts';
import { SoldOut } from '#src/shop/features/product/sold-out/sold-out.tsx';
import { useStockWords } from '#src/content/stock-words.ts';
import { useDelivery, usePickUp } from '#src/shop/parts/product/use-delivery.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import {
  arrowUUpLeft,
  checkCircle,
  downloadSimple,
  files,
  mapPin,
  shieldCheck,
  truck,
  xCircle,
} from '#src/ui/icon/glyphs-later.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';

export interface BuyFactsProps {
  row: CatalogueRow;
  detail: ProductDetail | null;
  /** The one that is chosen. */
  variant: ProductVariant | null;
  /** What does the same. */
  alternatives?: readonly CatalogueRow[] | undefined;
}

/** Stock, delivery, pick-up, return and warranty beside the buy button, and where to ask. */
export function BuyFacts({ row, detail, variant, alternatives }: BuyFactsProps) {
  const { t } = useLingui();
  const { date } = useFormat();
  const online = useOnline();
  const { stock: state, low } = offerOf(row, variant);
  const sku = variant?.sku ?? row.sku;
  const stock = useStockWords(state, low, row.type);
  const { button, delivery: way, stock: kept, parts, offered } = factsOfType(row.type);
  const leaves = leavesNow(row, state);
  const delivery = useDelivery();
  const pickUp = usePickUp();
  const restockOn = (variant ?? detail)?.restockOn;
  const where =
    state === STOCK.in || state === STOCK.low
      ? offered === 'service'
        ? t`rien à expédier`
        : t`dans notre magasin`
      : state === STOCK.order
        ? t`délai donné dans le devis`
        : restockOn === undefined
          ? t`demandez-nous une date`
          : t`Réapprovisionnement prévu le ${date(restockOn)}`;
  const months = detail?.warrantyMonths ?? 0;
  const days = detail?.returnDays ?? 0;
  return (
    <>
      {online || button === 'askSeller' ? null : (
        <Note glyph={shieldCheck}>
          {t`Vous pouvez l’ajouter maintenant. Prix et stock seront vérifiés au retour du réseau, avant tout paiement.`}
        </Note>
      )}
      <KeyValueList
        withIcons
        facts={[
          way === 'onSite'
            ? { key: 'visit', glyph: mapPin, term: t`Visite`, value: t`sur rendez-vous` }
            : kept === 'none'
              ? { key: 'download', glyph: downloadSimple, term: t`À télécharger`, value: t`dès le paiement` }
              : {
                  key: 'stock',
                  glyph: state === STOCK.out ? xCircle : checkCircle,
                  term: stock,
                  value: where,
                  /* the line under the price says so where the screen is small */
                  wide: leaves,
                },
          ...[delivery, pickUp].flatMap((one, at) =>
            one === null || !leaves
              ? []
              : [{ key: `${at}`, glyph: at === 0 ? truck : mapPin, term: one.what, value: one.when }],
          ),
          /* nobody sends a car back: it is seen before it is sold */
          ...(days > 0 && way !== 'onSite' && kept !== 'none'
            ? [
                {
                  key: 'return',
                  glyph: arrowUUpLeft,
                  term: t`Retour`,
                  value: (
                    <Link href={href('page', { slug: 'retours-et-remboursements' })} className={textLink()}>
                      {t`${days} jours`}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(months > 0 && kept !== 'none'
            ? [{ key: 'warranty', glyph: shieldCheck, term: t`Garantie`, value: t`${months} mois` }]
            : []),
        ]}
      />
      {/* members of a group have pages of their own */}
      {button === 'askSeller' || parts === 'members' || isSaleable(state) ? null : (
        <SoldOut row={row} sku={sku} alternatives={alternatives} />
      )}
      {button === 'askSeller' ? null : (
        <Note glyph={files} title={t`Plusieurs pièces ?`}>
          <Trans>
            Ajoutez-les au panier puis demandez un devis, réponse sous un jour ouvré.{' '}
            <Link href={href(`${row.area}.contact`, {}, { sujet: `${sku} – ${row.name}` })} className={textLink()}>
              Poser une question
            </Link>
          </Trans>
        </Note>
      )}
    </>
  );
}
