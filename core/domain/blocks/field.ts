/**
 * What a block asks for, said once: the control that asks, the values that are accepted, the references and the words in
 * them all follow from it. Labels are French and their own key (`scripts/build/field-labels.ts` finds them).
 */
import type { RichText } from '#core/domain/text/rich-text.ts';

export type BlockFieldKind =
  | 'text'
  | 'multiline'
  | 'rich'
  | 'number'
  | 'choice'
  | 'media'
  | 'link'
  | 'anchor'
  | 'reference'
  | 'references'
  | 'html'
  | 'rows';

/** What a reference leads to. */
export type BlockTarget = 'category' | 'product' | 'component' | 'cmsCategory' | 'postList' | 'slider';

export interface BlockField<Value = unknown> {
  readonly kind: BlockFieldKind;
  readonly label: string;
  /** What a new block holds. */
  readonly blank: Value;
  readonly help?: string;
  /** Must not be empty where a document is published. */
  readonly required?: boolean;
  /** Most characters or entries, or the largest number. */
  readonly max?: number;
  readonly min?: number;
  /** Answers of a choice with their words. */
  readonly words?: Readonly<Record<string, string>>;
  readonly to?: BlockTarget;
  /** Asked for only while another field has this value. */
  readonly when?: { readonly key: string; readonly is: string };
  /** Fields of each row. */
  readonly row?: BlockFields;
}

export type BlockFields = Readonly<Record<string, BlockField>>;
export type ValuesOf<Fields extends BlockFields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends BlockField<infer Value> ? Value : never;
};

type More = Partial<Pick<BlockField, 'help' | 'required' | 'max' | 'min' | 'when'>>;

/** A line. */
export const text = (label: string, more: More = {}): BlockField<string> => ({
  max: 200,
  ...more,
  kind: 'text',
  label,
  blank: '',
});
export const multiline = (label: string, more: More = {}): BlockField<string> => ({
  max: 2_000,
  ...more,
  kind: 'multiline',
  label,
  blank: '',
});
export const rich = (label: string, more: More = {}): BlockField<RichText> => ({
  max: 500,
  ...more,
  kind: 'rich',
  label,
  blank: [],
});
/** Markup that the server makes harmless before anybody sees it. */
export const html = (label: string, more: More = {}): BlockField<string> => ({
  max: 50_000,
  ...more,
  kind: 'html',
  label,
  blank: '',
});
export const number = (label: string, blank: number, more: More): BlockField<number> => ({
  ...more,
  kind: 'number',
  label,
  blank,
});
export const choice = <const Words extends Readonly<Record<string, string>>>(
  label: string,
  words: Words,
  blank: keyof Words & string,
): BlockField<keyof Words & string> => ({ kind: 'choice', label, words, blank });
/** A picture of the library by its UUID; empty for none. */
export const media = (label: string, more: More = {}): BlockField<string> => ({
  ...more,
  kind: 'media',
  label,
  blank: '',
});
/** Where a press leads: `isSafeUrl`, or empty. */
export const link = (label: string, more: More = {}): BlockField<string> => ({
  ...more,
  kind: 'link',
  label,
  blank: '',
  max: 2_048,
});
/** A name on the page that addresses can lead to. */
export const anchor = (label: string, more: More = {}): BlockField<string> => ({
  ...more,
  kind: 'anchor',
  label,
  blank: '',
  max: 60,
});
/** A thing of the shop by its UUID, or by its code where it has one; empty for none. */
export const reference = (label: string, to: BlockTarget, more: More = {}): BlockField<string> => ({
  ...more,
  kind: 'reference',
  label,
  blank: '',
  to,
});
export const references = (label: string, to: BlockTarget, more: More = {}): BlockField<readonly string[]> => ({
  max: 24,
  ...more,
  kind: 'references',
  label,
  blank: [],
  to,
});
/** Parts of a block with fields of their own. */
export const rows = <Row extends BlockFields>(
  label: string,
  row: Row,
  more: More = {},
): BlockField<readonly ValuesOf<Row>[]> & { readonly row: Row } => ({
  max: 40,
  ...more,
  kind: 'rows',
  label,
  blank: [],
  row,
});

/** What a new block or row holds. */
export const blankOf = (fields: BlockFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, { blank }]) => [name, blank]));

/** Says to the extractor that a text is a label, where no field says so by itself. */
export const label = (text: string): string => text;
