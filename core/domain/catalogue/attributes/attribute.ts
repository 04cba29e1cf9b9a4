/** An attribute of products as its values are judged and read; how it is managed is `core/resources/catalogue/attributes`. */
import type { AttributeType, Validation } from './attribute-types.ts';

export interface AttributeOption {
  /** As values of products hold it. */
  readonly id: number;
  /** As forms and addresses of the back office name it. */
  readonly uuid: string;
  /** French. */
  readonly name: string;
}

export interface Attribute {
  readonly code: string;
  /** French. */
  readonly name: string;
  readonly type: AttributeType;
  readonly unit: string | null;
  readonly validation: Validation | null;
  /** What `regex` is validated by: the whole text has to look like it. */
  readonly regex: string | null;
  /** What a new product begins with, as it is typed. */
  readonly defaultValue: string | null;
  readonly isRequired: boolean;
  readonly valuePerLocale: boolean;
  readonly options: readonly AttributeOption[];
}
