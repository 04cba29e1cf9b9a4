/** What is wrong with an attribute as it was set up: what its type does not allow, and what could not be read later. */
import { at, under, type FieldFault } from '#core/domain/fields/kind.ts';
import { faultsOf } from '#core/domain/fields/kinds.ts';
import { expressionFault } from '#core/domain/text/expression/expression.ts';
import type { Attribute } from './attribute.ts';
import { ruleOfAttribute } from './attribute-rule.ts';
import { factsOfAttribute, type SwatchType } from './attribute-types.ts';
import { presetOf } from './preset.ts';

/** As the form of an attribute writes it; its options are not known by ids yet. */
interface SetUp extends Omit<Attribute, 'options'> {
  readonly isUnique: boolean;
  readonly isFilterable: boolean;
  readonly isConfigurable: boolean;
  readonly isSearchable: boolean;
  readonly swatchType: SwatchType | null;
  readonly options: readonly {
    readonly uuid: string;
    readonly name: string;
    readonly swatch: string | null;
  }[];
}

const NOT_OF_TYPE = 'attribute.notOfType';
const isFilled = (text: string | null): text is string => text !== null && text !== '';

/** Each at the name of its field. */
export const attributeFaults = (given: SetUp): readonly FieldFault[] => [
  ...flagFaults(given),
  ...formatFaults(given),
  ...presetFaults(given),
  ...optionFaults(given),
];

function flagFaults(given: SetUp): readonly FieldFault[] {
  const facts = factsOfAttribute(given.type);
  const wrong = {
    isUnique: given.isUnique && facts.unique !== true,
    isFilterable: given.isFilterable && facts.filters !== true,
    isConfigurable: given.isConfigurable && facts.configures !== true,
    isSearchable: given.isSearchable && facts.searched !== true,
    valuePerLocale: given.valuePerLocale && facts.translated !== true,
    unit: isFilled(given.unit) && facts.measured !== true,
    swatchType: given.swatchType !== null && facts.options !== 'one',
    options: given.options.length > 0 && facts.options === undefined,
  };
  return Object.entries(wrong).flatMap(([name, isWrong]) => (isWrong ? under(name, at(NOT_OF_TYPE)) : []));
}

function formatFaults({ type, validation, regex }: SetUp): readonly FieldFault[] {
  if (validation !== null && factsOfAttribute(type).validated !== true) return under('validation', at(NOT_OF_TYPE));
  if (validation !== 'regex') return isFilled(regex) ? under('regex', at('value.invalid')) : [];
  const code = isFilled(regex) ? expressionFault(regex) : 'required';
  return code === null ? [] : under('regex', at(code));
}

/** A new product may not begin with what its own field refuses. */
function presetFaults(given: SetUp): readonly FieldFault[] {
  if (!isFilled(given.defaultValue)) return [];
  if (factsOfAttribute(given.type).preset !== true) return under('defaultValue', at(NOT_OF_TYPE));
  const preset = presetOf(given);
  const rule = ruleOfAttribute({ ...given, options: [] });
  const [fault] = preset === undefined ? at('value.invalid') : faultsOf({ ...rule, translated: false }, preset, {});
  return fault === undefined ? [] : under('defaultValue', at(fault.code));
}

function optionFaults({ swatchType, options }: SetUp): readonly FieldFault[] {
  const names = options.map(({ name }) => name.trim().toLocaleLowerCase('fr'));
  return options.flatMap(({ name, swatch }, place) => [
    ...(names.indexOf(name.trim().toLocaleLowerCase('fr')) < place
      ? under('options', under(place, under('name', at('value.taken'))))
      : []),
    ...under('options', under(place, under('swatch', swatchFaults(swatchType, swatch)))),
  ]);
}

const SWATCHES = {
  dropdown: { kind: 'text' },
  color: { kind: 'color' },
  image: { kind: 'picture' },
  text: { kind: 'text', max: 12 },
} as const;

const swatchFaults = (type: SwatchType | null, swatch: string | null): readonly FieldFault[] =>
  isFilled(swatch) ? faultsOf(SWATCHES[type ?? 'dropdown'], swatch, {}) : [];
