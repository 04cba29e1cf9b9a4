/**
 * What a setting is (domain 1.5): its kind, its default, how far one value reaches. Plain data, so that whoever needs
 * some definitions does not carry the others; labels are apart (`labels/`), because only the back office reads them.
 */
import type { Money } from '#core/domain/price/money.ts';

/** Where a value of its own may stand: for all, per area, per language, or per both. */
export type SettingScope = 'global' | 'channel' | 'locale' | 'channel+locale';

/** What a number counts. */
type SettingUnit = 'days' | 'hours' | 'minutes' | 'months' | 'seconds' | 'kB' | 'degrees';

interface Reaching {
  readonly scope: SettingScope;
}

/** Written texts: as typed, with the check that their kind names. Empty means: not set. */
interface TextDefinition extends Reaching {
  readonly kind: 'text' | 'multiline' | 'email' | 'url' | 'host' | 'slug' | 'image' | 'siret' | 'vat' | 'country';
  readonly default: string;
  /** Longest text in characters; 255, and 4,000 of several lines, unless told. */
  readonly max?: number;
  /** Of a slug: the managed thing whose code it is. */
  readonly of?: 'groups' | 'tax-categories';
  /** Never leaves the server: the back office learns that there is one, and may write another. */
  readonly secret?: true;
}

interface ColourDefinition extends Reaching {
  readonly kind: 'colour';
  /** `#RRGGBB` */
  readonly default: string;
}

interface NumberDefinition extends Reaching {
  readonly kind: 'number';
  /** Null: may be left empty. */
  readonly default: number | null;
  readonly min: number;
  readonly max: number;
  /** Digits after the point; whole numbers unless told. */
  readonly decimals?: number;
  readonly unit?: SettingUnit;
}

/** At least zero. */
interface MoneyDefinition extends Reaching {
  readonly kind: 'money';
  /** Null: may be left empty. */
  readonly default: Money | null;
}

interface BooleanDefinition extends Reaching {
  readonly kind: 'boolean';
  readonly default: boolean;
}

interface ChoiceDefinition extends Reaching {
  readonly kind: 'choice';
  readonly choices: readonly string[];
  readonly default: string;
}

/** Texts without commas. */
interface ListDefinition extends Reaching {
  readonly kind: 'list';
  readonly default: readonly string[];
}

/** Whole numbers; the first may be the one that counts by itself. */
interface NumbersDefinition extends Reaching {
  readonly kind: 'numbers';
  readonly default: readonly [number, ...number[]];
  readonly min: number;
  readonly max: number;
}

export type SettingDefinition =
  | TextDefinition
  | ColourDefinition
  | NumberDefinition
  | MoneyDefinition
  | BooleanDefinition
  | ChoiceDefinition
  | ListDefinition
  | NumbersDefinition;

export type SettingDefinitions = Readonly<Record<string, SettingDefinition>>;

/** Any value of a setting; plain JSON. */
export type SettingData = string | number | boolean | null | readonly string[] | readonly number[];

/** The value of one definition. */
export type ValueOf<D extends SettingDefinition> = D extends { kind: 'boolean' }
  ? boolean
  : D extends { kind: 'choice'; choices: readonly (infer C)[] }
    ? C
    : D extends { kind: 'list' }
      ? readonly string[]
      : D extends { kind: 'numbers' }
        ? readonly [number, ...number[]]
        : D extends { kind: 'number' | 'money'; default: null }
          ? number | null
          : D extends { kind: 'number' | 'money' }
            ? number
            : string;
