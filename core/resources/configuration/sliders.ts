/** The pictures and texts that turn at the head of a page (domain 9). */
import { CRUD } from '#core/domain/actor/permission-keys.ts';
import { label } from '#core/domain/fields/field.ts';
import * as field from '#core/resources/kinds.ts';
import { resource } from '#core/resources/resource.ts';

const slideFields = {
  title: field.text('Titre', { max: 120 }),
  text: field.multiline('Texte', { max: 500 }),
  badge: field.text('Pastille', { max: 40, half: true, optional: true }),
  buttonLabel: field.text('Libellé du bouton', { max: 60, half: true }),
  href: field.path('Lien'),
};

export const sliders = resource({
  name: 'sliders',
  table: 'slider',
  words: { many: label('Sliders'), one: label('Slider') },
  permissions: { actions: CRUD, group: 'content', first: true, label: label('Diaporamas') },
  fields: {
    code: field.text('Code', { max: 64, half: true, help: label('home_auto et home_moto sont ceux des accueils') }),
    title: field.text('Titre', { half: true }),
    isActive: field.boolean('Active', { preset: true }),
    slides: field.rows('Diapositives', slideFields, { max: 20, add: label('Ajouter une diapositive') }),
  },
  list: {
    columns: ['title', 'code', 'slideCount', 'isActive'],
    more: ['updatedAt'],
    sort: ['title', 'code', 'slideCount', 'updatedAt'],
    order: 'title',
    search: ['code', 'title'],
    filter: ['code', 'title', 'isActive'],
    inline: ['title', 'isActive'],
  },
  computed: { slideCount: { label: label('Nombre de diapositives'), kind: 'quantity' } },
  unique: ['code'],
  usedBy: [],
  titleField: 'title',
  subtitleField: 'code',
  screen: { page: '/admin/administration/configuration/sliders', nav: 'configuration', glyph: 'gearSix' },
  shown: 'structure',
});
