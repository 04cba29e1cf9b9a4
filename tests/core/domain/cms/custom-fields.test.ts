import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIELD_KINDS,
  holdingOf,
  withClones,
  type CustomField,
  type FieldGroup,
} from '#core/domain/cms/fields/custom-field.ts';
import { faultsIn, isAsked, knownValues } from '#core/domain/cms/fields/field-values.ts';
import { shownFacts } from '#core/domain/cms/fields/shown-facts.ts';
import { valueIn, withValue } from '#core/domain/fields/languages.ts';
import { mergeDocument } from '#core/domain/merge/merge-document.ts';

const SAVED = { isPublished: false };
const PUBLISHED = { isPublished: true };
const field = (name: string, kind: CustomField['kind'], more: Partial<CustomField> = {}): CustomField => ({
  name,
  label: name,
  kind,
  ...more,
});
const codes = (fields: readonly CustomField[], values: Record<string, unknown>, how = SAVED): string[] =>
  faultsIn(fields, values, how).map(({ path, code }) => `${path.join('.')} ${code}`);

const STEPS = field('etapes', 'repeater', {
  max: 2,
  fields: [field('titre', 'text', { required: true, max: 10 }), field('duree', 'number', { min: 1 })],
});
const FREE = field('libre', 'flexible_content', {
  layouts: [
    { name: 'citation', label: 'Citation', fields: [field('texte', 'textarea', { required: true })] },
    { name: 'photo', label: 'Photo', fields: [field('image', 'image')] },
  ],
});

describe('values of fields', () => {
  it('of every kind that is empty are no fault of a draft, and of a page only where they are required', () => {
    for (const kind of FIELD_KINDS) {
      const one = field('x', kind, { required: true });
      expect(codes([one], {})).toEqual([]);
      const asks = holdingOf(kind) !== 'none' && holdingOf(kind) !== 'fields';
      expect(codes([one], {}, PUBLISHED)).toEqual(asks ? ['x content.required'] : []);
    }
  });

  it('of whatever shape are judged without failing, and what is known of them stays known', () => {
    const fields = [...FIELD_KINDS.map((kind) => field(kind, kind, { translated: kind === 'text' })), STEPS, FREE];
    const values = fc.dictionary(fc.constantFrom(...fields.map(({ name }) => name), 'inconnu'), fc.jsonValue());
    fc.assert(
      fc.property(values, (given) => {
        expect(Array.isArray(faultsIn(fields, given, PUBLISHED))).toBe(true);
        const known = knownValues(fields, given);
        expect(knownValues(fields, known)).toEqual(known);
        expect(Object.keys(known)).not.toContain('inconnu');
      }),
    );
  });

  it('are told wrong by type and limits, each at its place', () => {
    const row = (values: Record<string, unknown>, id = 'a') => ({ id, values });
    expect(
      codes([STEPS], { etapes: [row({ titre: 'trop long pour ça' }), row({ titre: 'Oui', duree: 0 }, 'b')] }),
    ).toEqual(['etapes.0.titre text.tooLong', 'etapes.1.duree number.tooSmall']);
    expect(codes([STEPS], { etapes: [row({}), row({}, 'b'), row({}, 'c')] })).toEqual(['etapes list.tooLong']);
    expect(codes([STEPS], { etapes: [row({})] }, PUBLISHED)).toEqual(['etapes.0.titre content.required']);
    expect(codes([FREE], { libre: [{ id: 'a', layout: 'inconnue', values: {} }] })).toEqual(['libre.0 value.invalid']);
    const shapes = {
      courriel: [field('courriel', 'email'), 'atelier'],
      site: [field('site', 'url'), 'javascript:alert(1)'],
      film: [field('film', 'oembed'), 'http://film.example/1'],
      jour: [field('jour', 'date_picker'), '12/03/2026'],
      heure: [field('heure', 'time_picker'), '25:00'],
      teinte: [field('teinte', 'color_picker'), 'rouge'],
      choix: [field('choix', 'radio', { choices: [{ value: 'a', label: 'A' }] }), 'b'],
      liste: [field('liste', 'select', { choices: [{ value: 'a', label: 'A' }] }), ['b']],
      nombre: [field('nombre', 'number'), 'douze'],
    } as const;
    for (const [name, [one, value]] of Object.entries(shapes)) expect(codes([one], { [name]: value })).toHaveLength(1);
  });

  it('in two languages keep each its own, and only French is required', () => {
    const title = field('accroche', 'text', { translated: true, required: true, max: 5 });
    const values = withValue(title, withValue(title, {}, 'fr_FR', 'Oui'), 'en_GB', 'Much too long');
    expect([valueIn(title, values, 'fr_FR'), valueIn(title, values, 'en_GB')]).toEqual(['Oui', 'Much too long']);
    expect(codes([title], values, PUBLISHED)).toEqual(['accroche.en_GB text.tooLong']);
    expect(codes([title], { accroche: { en_GB: 'Yes' } }, PUBLISHED)).toEqual(['accroche.fr_FR content.required']);
  });

  it('that are not asked for are not judged, and not lost', () => {
    const fields = [
      field('livre', 'true_false'),
      field('adresse', 'text', { required: true, when: { name: 'livre', is: 'true' } }),
    ];
    expect(codes(fields, { livre: false }, PUBLISHED)).toEqual([]);
    expect(codes(fields, { livre: true }, PUBLISHED)).toEqual(['adresse content.required']);
    expect(isAsked(field('x', 'text', { when: { name: 'liste', is: 'a' } }), { liste: ['b', 'a'] })).toBe(true);
    expect(knownValues(fields, { livre: false, adresse: 'Rue' })).toEqual({ livre: false, adresse: 'Rue' });
  });

  it('of two editors are merged field by field and row by row', () => {
    const row = (id: string, titre: string) => ({ id, values: { titre } });
    const base = { lieu: 'Lyon', etapes: [row('a', 'Un'), row('b', 'Deux')] };
    const mine = { lieu: 'Paris', etapes: [row('a', 'Un'), row('b', 'Deux'), row('c', 'Trois')] };
    const theirs = { lieu: 'Lyon', etapes: [row('b', 'Deux bis'), row('a', 'Un')] };
    const { document, conflicts } = mergeDocument(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(document.lieu).toBe('Paris');
    expect(document.etapes.map(({ values }) => values.titre).toSorted()).toEqual(['Deux bis', 'Trois', 'Un']);
    expect(codes([{ ...STEPS, max: 9 }, field('lieu', 'text')], { ...document })).toEqual([]);
  });
});

describe('a clone', () => {
  const group = (uuid: string, fields: readonly CustomField[]): FieldGroup => ({
    uuid,
    rev: 1,
    contentType: 'page',
    title: uuid,
    isActive: true,
    position: 0,
    fields,
  });

  it('has the fields of its group; one that leads back to itself ends', () => {
    const [one, two] = withClones([
      group('a', [field('prix', 'number'), field('b', 'clone', { group: 'b' })]),
      group('b', [field('a', 'clone', { group: 'a' })]),
    ]);
    expect(two?.fields[0]?.fields?.map(({ name }) => name)).toEqual(['prix', 'b']);
    expect(one?.fields[1]?.fields?.[0]?.fields).toEqual([]);
  });
});

it('the shop shows what says so, in words', () => {
  const fields = [
    field('duree', 'number', { shown: true, label: 'Durée' }),
    field('niveau', 'select', { shown: true, label: 'Niveau', choices: [{ value: 'facile', label: 'Facile' }] }),
    field('site', 'link', { shown: true, label: 'Site' }),
    field('secret', 'text'),
    field('image', 'image', { shown: true }),
  ];
  const values = { duree: 1.5, niveau: ['facile'], site: { href: '/auto', text: 'Auto' }, secret: 'x', image: 'uuid' };
  expect(shownFacts(fields, values, 'fr_FR')).toEqual([
    { label: 'Durée', text: '1,5' },
    { label: 'Niveau', text: 'Facile' },
    { label: 'Site', text: 'Auto', href: '/auto' },
  ]);
});
