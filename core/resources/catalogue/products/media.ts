/** What a product shows beside its pictures: films, and papers under the names of their categories (domain 2.7). */
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';

const held = (table: string) => ({ table, own: 'product_id', by: 'id', position: 'position' });

export const mediaFields = {
  videos: field.rows(
    'Vidéos',
    {
      title: field.text('Titre', { max: 120 }),
      file: field.file('Fichier MP4 ou WebM', { optional: true, help: label('50 Mo au plus') }),
      address: field.website('Ou adresse YouTube ou Vimeo', {
        optional: true,
        help: label('La boutique n’en charge rien avant que l’on demande la vidéo'),
      }),
    },
    { max: 10, add: label('Ajouter une vidéo'), held: held('product_video') },
  ),
  documents: field.rows(
    'Documents',
    {
      file: field.file('Fichier PDF'),
      category: field.reference('Catégorie', {
        to: 'media-categories',
        optional: true,
        none: label('Autres documents'),
        help: label('Le titre sous lequel il se lit sur la page'),
      }),
      title: field.text('Titre', { max: 120, optional: true, help: label('Sans lui : le nom du fichier') }),
    },
    { max: 20, add: label('Ajouter un document'), held: held('product_document') },
  ),
};
