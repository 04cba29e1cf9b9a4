import fc from 'fast-check';

import type { SettingData, SettingDefinition } from '#core/settings/definition.ts';

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  email: ['', 'contact@bitume.example', 'a.b+c@sub.exemple.fr'],
  url: ['', '/livraison', '/actualites/a?b=c#d', 'https://exemple.fr/chemin'],
  host: ['', 'auto.exemple.fr', 'localhost:4000'],
  slug: ['', 'cgv', 'tva-20'],
  image: ['', 'logo.svg', 'a1B2_c3'],
  siret: ['', '12345678200010'],
  vat: ['', 'FR11123456782', 'DE123456789'],
};

const line = (max: number) => fc.string({ maxLength: max, unit: 'grapheme' }).filter((text) => text.length <= max);
const withoutControls = (text: string) => !/\p{Cc}/u.test(text);

/** Any value that a definition allows. */
export function valuesOf(definition: SettingDefinition): fc.Arbitrary<SettingData> {
  switch (definition.kind) {
    case 'boolean':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...definition.choices);
    case 'colour':
      return fc.stringMatching(/^#[0-9A-Fa-f]{6}$/u);
    case 'list':
      return fc.array(fc.stringMatching(/^[a-z0-9/._-]{1,20}$/u), { maxLength: 8 });
    case 'numbers':
      return fc.array(fc.integer(definition), { minLength: 1, maxLength: 8 });
    case 'money':
      return orNull(definition, fc.integer({ min: 0, max: 10_000_000_000 }));
    case 'number': {
      const step = 10 ** (definition.decimals ?? 0);
      const steps = fc.integer({ min: Math.ceil(definition.min * step), max: Math.floor(definition.max * step) });
      return orNull(
        definition,
        steps.map((count) => count / step + 0),
      );
    }
    case 'text':
      return line(Math.min(definition.max ?? 255, 60)).filter(withoutControls);
    case 'multiline':
      return fc.array(line(40).filter(withoutControls), { maxLength: 4 }).map((lines) => lines.join('\n'));
    default:
      return fc.constantFrom(...(SAMPLES[definition.kind] ?? ['']));
  }
}

const orNull = (definition: SettingDefinition, values: fc.Arbitrary<number>): fc.Arbitrary<SettingData> =>
  definition.default === null ? fc.option(values) : values;
