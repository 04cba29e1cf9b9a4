/** What is downloaded of a product, and what anybody may look at before (domain 2.1). */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';

/** Most links of a product, and as many samples. */
const MOST = 50;
/** A century in days: no link is given a longer end. */
const MOST_DAYS = 36_500;

const titles = {
  title: field.text('Titre', { max: 255, half: true }),
  titleEnglish: field.text('Titre en anglais', { max: 255, optional: true, half: true }),
};

export const downloadFields = {
  downloadLinks: field.rows(
    'Liens',
    {
      ...titles,
      file: field.reference('Fichier', { optional: true }),
      url: field.webAddress('Ou une adresse', { optional: true, help: label('Commence par https://') }),
      maxDownloads: field.quantity('Téléchargements', {
        max: 1_000_000,
        preset: 0,
        half: true,
        help: label('Par exemplaire acheté ; 0 : sans limite'),
      }),
      validDays: field.quantity('Validité (jours)', {
        max: MOST_DAYS,
        preset: 0,
        half: true,
        help: label('À partir du paiement ; 0 : sans fin'),
      }),
      sample: field.reference('Extrait', { optional: true }),
      sampleUrl: field.webAddress('Ou l’adresse d’un extrait', { optional: true }),
    },
    {
      max: MOST,
      help: label('Ce que le client télécharge une fois sa commande payée'),
      held: { table: 'download_link', own: 'product_id', by: 'id', position: 'position' },
    },
  ),
  downloadSamples: field.rows(
    'Extraits',
    {
      ...titles,
      file: field.reference('Fichier', { optional: true }),
      url: field.webAddress('Ou une adresse', { optional: true, help: label('Commence par https://') }),
    },
    {
      max: MOST,
      help: label('Ce que chacun peut regarder avant d’acheter'),
      held: { table: 'download_sample', own: 'product_id', by: 'id', position: 'position' },
    },
  ),
};
