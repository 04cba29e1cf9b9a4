/**
 * The schema of a field, derived from its rule by the verbs of its kind: the type of its value, the form in which a
 * record keeps it, and what is wrong with it. Codes are those of the rule, as everywhere (`core/domain/fields`).
 */
import * as v from 'valibot';
import type { FieldRule } from '#core/domain/fields/field.ts';
import type { Holding } from '#core/domain/fields/kind.ts';
import { faultsOf, KINDS } from '#core/domain/fields/kinds.ts';
import { listOf } from '#core/wire/fields.ts';

/** Most entries of a list where its field says nothing. */
export const LIST = 200;

const TYPED: Readonly<Partial<Record<Holding, (rule: FieldRule) => v.GenericSchema>>> = {
  text: ({ required, untyped = required === true ? 'required' : 'text.invalid' }) => v.string(untyped),
  number: () => v.number('number.invalid'),
  flag: ({ missing = 'required' }) => v.boolean(missing),
  texts: ({ entry, max = LIST }) => listOf(entry === undefined ? v.string('required') : schemaOfRule(entry), max),
};

/** Takes what the rule allows, and answers it as it is kept. */
export function schemaOfRule(rule: FieldRule): v.GenericSchema {
  const { holds, normal } = KINDS[rule.kind];
  return v.pipe(
    TYPED[holds]?.(rule) ?? v.unknown(),
    v.transform((value) => (normal === undefined ? value : normal(rule, value))),
    judgedBy(rule),
  );
}

/** The bound that a text or a number has passed: it is told with the code. */
const boundOf = ({ min, max }: FieldRule, code: string): number | undefined =>
  code === 'number.tooSmall' ? min : code === 'number.tooLarge' || code === 'text.tooLong' ? max : undefined;

function judgedBy(rule: FieldRule): v.GenericValidation {
  const action: v.GenericValidation = {
    kind: 'validation',
    type: 'field',
    reference: judgedBy,
    expects: null,
    async: false,
    '~run': (dataset, config) => {
      for (const { code } of dataset.typed ? faultsOf(rule, dataset.value, { missing: 'required' }) : [])
        v._addIssue({ ...action, requirement: boundOf(rule, code) }, 'field', dataset, config, { message: code });
      return dataset;
    },
  };
  return action;
}
