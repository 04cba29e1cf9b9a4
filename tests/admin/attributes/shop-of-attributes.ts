/** A shop that answers what the screens of attributes and families ask for, and keeps what they write. */
import type { Managed } from '#core/resources/resource-rows.ts';
import type { Refusal } from '#core/wire/refusal.ts';

const AT = '2026-11-21T12:22:00.000Z';
export const ONE = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a11';
export const RED = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a12';
export const BLUE = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a13';
export const FIRST = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a14';
export const SECOND = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a15';

export const COLOUR = {
  name: 'Couleur',
  code: 'color',
  type: 'select',
  section: null,
  unit: null,
  position: 0,
  swatchType: 'color',
  options: [
    { uuid: RED, name: 'Rouge', english: 'Red', swatch: '#cc0000' },
    { uuid: BLUE, name: 'Bleu', english: null, swatch: '#0000cc' },
  ],
  isRequired: false,
  isUnique: false,
  valuePerLocale: false,
  validation: null,
  regex: null,
  defaultValue: null,
  isVisibleOnFront: true,
  isFilterable: true,
  isConfigurable: true,
  isSearchable: true,
};

export const HELMETS = {
  name: 'Casques',
  code: 'helmet',
  slug: 'casques',
  isActive: true,
  groups: [
    { uuid: FIRST, name: 'Général', column: 1, attributes: ['brand', 'color'] },
    { uuid: SECOND, name: 'Normes', column: 2, attributes: [] },
  ],
};

type Parts = { params?: { uuid: string }; body?: Readonly<Record<string, unknown>> };

interface Given {
  readonly fields?: object;
  /** How many products have red. */
  readonly red?: number;
  readonly choices?: readonly { code: string; name: string; type: string }[];
  readonly refusal?: Refusal;
}

const CHOICES = [
  { code: 'brand', name: 'Marque', type: 'select' },
  { code: 'color', name: 'Couleur', type: 'select' },
  { code: 'approval', name: 'Homologation', type: 'text' },
];

export function shopOfAttributes({ fields = COLOUR, red = 0, choices = CHOICES, refusal }: Given = {}) {
  const asked: { name: string; body: Readonly<Record<string, unknown>> }[] = [];
  let row: Managed = { uuid: ONE, rev: 3, createdAt: AT, updatedAt: AT, fields, translations: {} };
  const answer = (name: string, { body = {} }: Parts): unknown => {
    switch (name.split('.').at(-1)) {
      case 'show':
        return row;
      case 'options':
        return [
          { uuid: RED, name: 'Rouge', count: red },
          { uuid: BLUE, name: 'Bleu', count: 0 },
        ];
      case 'choices':
        return choices;
      case 'replace-option':
        if (refusal !== undefined) throw refusal;
        return { count: red };
      case 'update':
      case 'store':
        row = { ...row, rev: row.rev + 1, fields: Object(body['fields']) };
        return { uuid: ONE, rev: row.rev };
      default:
        throw new Error(`no answer to ${name}`);
    }
  };
  return {
    asked,
    call: async (name: string, parts: Parts): Promise<unknown> => {
      if (parts.body !== undefined) asked.push({ name, body: parts.body });
      await Promise.resolve();
      return structuredClone(answer(name, parts));
    },
  };
}
