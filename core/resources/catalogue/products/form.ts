import { label } from '#core/domain/fields/field.ts';
import type { FormTab } from '#core/resources/resource.ts';

/** How the form of a product is divided. */
export const productForm: { readonly tabs: readonly FormTab[] } = {
  tabs: [
    {
      key: 'general',
      label: label('Général'),
      sections: [
        { fields: ['name', 'slug', 'subtitle', 'shortDescription', 'description'] },
        { label: label('Attributs de la famille'), fields: ['attributes'] },
        { label: label('Dans la boutique'), aside: true, fields: ['isActive', 'isVisible', 'featured'] },
        { label: label('Identité'), aside: true, fields: ['sku', 'type', 'familyId', 'area'] },
      ],
    },
    {
      key: 'variants',
      label: label('Déclinaisons'),
      when: { key: 'type', is: 'configurable' },
      sections: [{ fields: ['superAttributes', 'variants'] }],
    },
    {
      key: 'members',
      label: label('Articles groupés'),
      when: { key: 'type', is: 'grouped' },
      sections: [{ fields: ['parts'] }],
    },
    {
      key: 'components',
      label: label('Articles du lot'),
      when: { key: 'type', is: 'bundle' },
      sections: [{ fields: ['kitPrice', 'partOptions', 'parts'] }],
    },
    {
      key: 'downloads',
      label: label('Téléchargements'),
      when: { key: 'type', is: 'downloadable' },
      sections: [{ fields: ['downloadLinks', 'downloadSamples'] }],
    },
    {
      key: 'prices',
      label: label('Prix'),
      sections: [
        { fields: ['price', 'cost'] },
        { label: label('Promotion'), fields: ['specialPrice', 'specialFrom', 'specialTo'] },
        { label: label('Taxes et consigne'), fields: ['taxCategory', 'deposit', 'ecoContribution'] },
      ],
    },
    {
      key: 'stock',
      label: label('Stock'),
      sections: [
        { fields: ['manageStock', 'withoutStock'] },
        { label: label('Références'), fields: ['ean13', 'manufacturerReference'] },
        { label: label('Livraison'), fields: ['weightGrams', 'isOversize', 'isDangerous'] },
        {
          label: label('Garantie et retours'),
          fields: ['warrantyMonths', 'returnDays', 'allowReturn', 'withdrawalExclusion'],
        },
      ],
    },
    { key: 'media', label: label('Médias'), sections: [{ fields: ['pictures'] }, { fields: ['videos', 'documents'] }] },
    { key: 'categories', label: label('Catégories'), sections: [{ fields: ['categories'] }] },
    {
      key: 'related',
      label: label('Associés'),
      sections: [
        { label: label('Sur la page du produit'), fields: ['related', 'upSells', 'alternatives'] },
        { label: label('Dans le panier'), fields: ['crossSells'] },
      ],
    },
    { key: 'seo', label: label('SEO'), sections: [{ fields: ['metaTitle', 'metaDescription'] }] },
  ],
};
