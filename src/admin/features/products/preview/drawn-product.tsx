/** A product drawn of what its form holds, with the parts of its page in the shop. Stock and delivery are the shop's to say. */
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { productLayout } from '#styled/recipes';
import { priceFaults } from '#core/domain/catalogue/products/price-rules.ts';
import { textIn, valuesIn, type Values } from '#core/domain/fields/values.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { useMedia } from '#src/admin/parts/media/use-media.ts';
import { NO_PICTURE, pictureData } from '#src/content/media.ts';
import { RichTextView } from '#src/content/rich-text-view.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { StockMark } from '#src/ui/stock/stock-mark.tsx';
import { useTypedFacts } from './typed-facts.ts';

const moneyIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

export function DrawnProduct({ fields }: { fields: Values }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const images = useTypedPictures(fields['pictures']);
  const facts = useTypedFacts(fields);
  const classes = productLayout();
  const name = textIn(fields['name']) || t`Sans nom`;
  const sku = textIn(fields['sku']);
  const lead = textIn(fields['shortDescription']);
  const description = readRichText(fields['description']);
  return (
    <Wrap>
      <div className={classes.root}>
        <div className={classes.pictures}>
          <Gallery label={t`Photos de ${name}`} images={images.length === 0 ? [NO_PICTURE] : images} strip={strip} />
        </div>
        <div className={classes.buy}>
          <div className={classes.maker}>
            <span className={classes.reference}>{t`Réf. ${sku}`}</span>
          </div>
          <h1 className={classes.title}>{name}</h1>
          {lead === '' ? null : <p className={classes.lead}>{lead}</p>}
          <TypedPrice fields={fields} />
          <StockMark state="in" size="md">
            {t`Stock selon la boutique`}
          </StockMark>
          <div className={classes.actions}>
            <Button size="lg" wide>{t`Ajouter au panier`}</Button>
          </div>
        </div>
      </div>
      <div className={classes.more}>
        <div className={classes.details}>
          <Accordion open title={t`Caractéristiques`}>
            <KeyValueList facts={[...facts, { key: 'sku', term: t`Référence`, value: sku }]} />
          </Accordion>
          {description.length === 0 ? null : (
            <Accordion open title={t`Description`}>
              <RichTextView text={description} />
            </Accordion>
          )}
        </div>
      </div>
    </Wrap>
  );
}

/** In their order; those that are not on this device are left out. */
function useTypedPictures(held: unknown) {
  const rows = (Array.isArray(held) ? held : []).map((row) => valuesIn(row));
  const ids = rows.map((row) => textIn(row['picture'])).filter((uuid) => uuid !== '');
  const { answer } = useMedia(ids.length === 0 ? null : { ids });
  return rows.flatMap((row) => {
    const file = answer?.data.find(({ uuid }) => uuid === row['picture']);
    if (file === undefined || file.width === null || file.height === null) return [];
    return [pictureData({ hash: file.hash, width: file.width, height: file.height }, textIn(row['alt']))];
  });
}

/** With what is in it; which price is crossed out is said under « Prix ». */
function TypedPrice({ fields }: { fields: Values }) {
  const { t } = useLingui();
  const format = useFormat();
  const [price, special] = [moneyIn(fields['price']), fields['specialPrice']];
  const isReduced =
    typeof special === 'number' &&
    priceFaults({ price, specialPrice: special, specialFrom: null, specialTo: null }).length === 0;
  const { small } = productLayout();
  const [deposit, eco] = [moneyIn(fields['deposit']), moneyIn(fields['ecoContribution'])];
  const [depositText, ecoText] = [format.money(deposit), format.money(eco)];
  return (
    <div>
      <Price size="page" now={format.money(isReduced ? special : price)} note={t`TTC`} />
      {deposit === 0 ? null : (
        <p className={small}>{t`Dont consigne : ${depositText}, rendue au retour de l’ancienne pièce.`}</p>
      )}
      {eco === 0 ? null : <p className={small}>{t`Dont éco-contribution : ${ecoText}`}</p>}
    </div>
  );
}
