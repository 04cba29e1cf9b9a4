/** Of values whose fields stand elsewhere: which these are, and how a form has each; told by whoever draws the form. */
import { createContext, use } from 'react';
import type { FieldRule } from '#core/domain/fields/field.ts';
import type { Values } from '#core/domain/fields/values.ts';
import type { Widget } from '#src/forms/field-widgets.tsx';

export interface ValuesRules {
  readonly groups: readonly {
    readonly name: string;
    readonly fields: readonly (readonly [name: string, rule: FieldRule])[];
  }[];
  /** Of what is stored, what its controls hold; only of the fields of the groups. */
  readonly read: (stored: Values) => Values;
  /** What is stored of what the controls hold; what has no control stays as it was. */
  readonly store: (held: Values, before: Values) => Values;
}

/** By the values of the form's other fields; null while nobody knows. */
export type FindRules = (fields: Values) => ValuesRules | null;

interface ValuesDrawing {
  readonly find: FindRules;
  /** Draws them: controls of fields stand above forms. Null where nobody does. */
  readonly Control: Widget | null;
}

const ValuesRulesContext = createContext<ValuesDrawing>({ find: () => null, Control: null });

export const ValuesRulesProvider = ValuesRulesContext.Provider;
export const useValuesDrawing = (): ValuesDrawing => use(ValuesRulesContext);
