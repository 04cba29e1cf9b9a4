/**
 * What a block asks for, said once: the control that asks, the values that are accepted, the references and the words in
 * them all follow from it. Labels are French and their own key (`scripts/build/field-labels.ts` finds them).
 */
import type { FieldKind, FieldRule } from '#core/domain/fields/field.ts';
import { readIn } from '#core/domain/fields/kinds.ts';
import type { RichText } from '#core/domain/text/rich-text.ts';

export type BlockFieldKind = Extract<
  FieldKind,
  | 'text'
  | 'multiline'
  | 'rich'
  | 'number'
  | 'choice'
  | 'picture'
  | 'link'
  | 'anchor'
  | 'reference'
  | 'references'
  | 'html'
  | 'rows'
>;

/** What a reference leads to. */
export type BlockTarget = 'category' | 'product' | 'component' | 'cmsCategory' | 'postList' | 'slider';

export interface BlockField<Value = unknown> extends FieldRule {
  readonly kind: BlockFieldKind;
  readonly label: string;
  /** What a new block holds. */
  readonly blank: Value;
  readonly help?: string;
  readonly words?: Readonly<Record<string, string>>;
  readonly to?: BlockTarget;
  readonly row?: BlockFields;
}

export type BlockFields = Readonly<Record<string, BlockField>>;
export type ValuesOf<Fields extends BlockFields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends BlockField<infer Value> ? Value : never;
};

type More = Partial<Pick<BlockField, 'help' | 'required' | 'max' | 'min' | 'when'>>;
type Own = Partial<Pick<BlockField, 'max' | 'shape' | 'fault'>>;

const made =
  <Value>(kind: BlockFieldKind, blank: Value, own: Own = {}) =>
  (label: string, more: More = {}): BlockField<Value> => ({ ...own, ...more, kind, label, blank });

/** A line. */
export const text = made('text', '', { max: 200 });
export const multiline = made('multiline', '', { max: 2_000 });
export const rich = made<RichText>('rich', [], { max: 500 });
/** Markup that the server makes harmless before anybody sees it. */
export const html = made('html', '', { max: 50_000 });
export const number = (label: string, blank: number, more: More): BlockField<number> =>
  made('number', blank)(label, more);
export const choice = <const Words extends Readonly<Record<string, string>>>(
  label: string,
  words: Words,
  blank: keyof Words & string,
): BlockField<keyof Words & string> => ({ kind: 'choice', label, words, blank });
/** A picture of the library by its UUID; empty for none. */
export const media = made('picture', '');
/** Where a press leads: `isSafeUrl`, or empty. */
export const link = made('link', '', { max: 2_048, fault: 'value.invalid' });
/** A name on the page that addresses can lead to. */
export const anchor = made('anchor', '', { max: 60 });
/** A thing of the shop by its UUID, or by its code where it has one; empty for none. */
export const reference = (label: string, to: BlockTarget, more: More = {}): BlockField<string> => ({
  ...made('reference', '', { shape: 'code' })(label, more),
  to,
});
export const references = (label: string, to: BlockTarget, more: More = {}): BlockField<readonly string[]> => ({
  ...made<readonly string[]>('references', [], { max: 24, shape: 'code' })(label, more),
  to,
});
/** Parts of a block with fields of their own. */
export const rows = <Row extends BlockFields>(
  label: string,
  row: Row,
  more: More = {},
): BlockField<readonly ValuesOf<Row>[]> & { readonly row: Row } => ({
  ...made<readonly ValuesOf<Row>[]>('rows', [], { max: 40 })(label, more),
  row,
});

/** What a new block or row holds. */
export const blankOf = (fields: BlockFields): Record<string, unknown> => readIn(fields, {});
