/** A product drawn of what its form holds, with the parts of its page in the shop. Delivery is the shop's to say. */
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { productLayout } from '#styled/recipes';
import { asksOfType } from '#core/domain/catalogue/products/asked-fields.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { textIn, type Values } from '#core/domain/fields/values.ts';
import { readRichText } from '#core/domain/text/read-rich-text.ts';
import { NO_PICTURE } from '#src/content/media.ts';
import { RichTextView } from '#src/content/rich-text-view.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Accordion } from '#src/ui/accordion/accordion.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Price } from '#src/ui/price/price.tsx';
import { StockMark } from '#src/ui/stock/stock-mark.tsx';
import { DrawnOptions, DrawnParts } from './drawn-choices.tsx';
import { DrawnRelations } from './drawn-relations.tsx';
import { useTypedFacts } from './typed-facts.ts';
import { offerTyped } from './typed-offer.ts';
import { useTypedPictures } from './typed-pictures.ts';
import { useKnownOfShop } from './use-known-of-shop.ts';
import { useOfferWords } from './use-offer-words.ts';

export function DrawnProduct({ fields }: { fields: Values }) {
  const { t } = useLingui();
  const strip = useRef<HTMLUListElement>(null);
  const images = useTypedPictures(fields['pictures']);
  const facts = useTypedFacts(fields);
  const known = useKnownOfShop(fields);
  const type = textIn(fields['type']);
  const words = useOfferWords(offerTyped(fields, known), type);
  const { button } = factsOfType(type);
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
          <TypedPrice fields={fields} price={words.price} />
          <StockMark state={words.stock.state} size="md">
            {words.stock.text}
          </StockMark>
          <DrawnOptions fields={fields} known={known} />
          <DrawnParts fields={fields} known={known} />
          {button === 'askSeller' ? null : (
            <div className={classes.actions}>
              <Button size="lg" wide>{t`Ajouter au panier`}</Button>
            </div>
          )}
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
        <div>
          <DrawnRelations fields={fields} known={known} />
        </div>
      </div>
    </Wrap>
  );
}

/** With what is in it; which price is crossed out is said in the tab of prices. */
function TypedPrice({ fields, price }: { fields: Values; price: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { small } = productLayout();
  const charge = (value: unknown): string | null =>
    typeof value === 'number' && value !== 0 && asksOfType('deposit', fields) ? format.money(value) : null;
  const [deposit, eco] = [charge(fields['deposit']), charge(fields['ecoContribution'])];
  return (
    <div>
      <Price size="page" now={price} note={t`TTC`} />
      {deposit === null ? null : (
        <p className={small}>{t`Dont consigne : ${deposit}, rendue au retour de l’ancienne pièce.`}</p>
      )}
      {eco === null ? null : <p className={small}>{t`Dont éco-contribution : ${eco}`}</p>}
    </div>
  );
}
