/** What a feature draws itself in the form of its record: controls of fields, something under the fields of a tab. */
import { createContext, use, type ComponentType } from 'react';
import type { Values } from '#core/domain/fields/values.ts';
import type { Managed } from '#core/resources/resource-rows.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import type { Widget } from '#src/forms/field-widgets.tsx';

export interface FormParts {
  /** By the name of the field, in the place of the control of its kind. */
  readonly widgets?: Readonly<Record<string, Widget>>;
  /** By the key of the tab. */
  readonly under?: Readonly<Record<string, ComponentType<{ locale: Locale }>>>;
  /** Of a known record, above the fields of every tab. */
  readonly Above?: ComponentType<{ uuid: string; row: Managed }>;
  /** Which fields are asked for beside these values, where no single choice says so; all of them where silent. */
  readonly asks?: (name: string, values: Values) => boolean;
  /**
   * Records that fields name, all of a kind, which the feature has read already: they are found without a network, and by
   * whoever may not list them.
   */
  readonly known?: Readonly<Record<string, readonly LookupRow[]>>;
}

const NONE: FormParts = {};
const PartsContext = createContext(NONE);

export const FormPartsProvider = PartsContext;
export const useFormParts = (): FormParts => use(PartsContext);
