import {
  OPERATORS_OF,
  attributeType,
  parseAttribute,
  type CART_ATTRIBUTES,
  type LINE_ATTRIBUTES,
  type Operator,
  type ValueType,
} from './attributes.ts';
import { comparesTo, isValueOf } from './compare-value.ts';

export type Fact = string | number | boolean | readonly string[];

interface FactOf {
  number: number;
  money: number;
  weight: number;
  date: string;
  text: string;
  boolean: boolean;
  select: string;
  multiselect: readonly string[];
}
type FactsOf<Table extends Readonly<Record<string, ValueType>>> = {
  readonly [Code in keyof Table]: FactOf[Table[Code]] | null;
};

/** What is not known yet (no address, no way to pay chosen) is null. */
export type CartFacts = FactsOf<typeof CART_ATTRIBUTES>;
export type LineFacts = FactsOf<typeof LINE_ATTRIBUTES>;

/** Attributes of a product by code, with those of `PRODUCT_ATTRIBUTES`. */
export type ProductFacts = Readonly<Record<string, Fact | null>>;

/** The products a line is asked about. */
export interface LineProducts {
  readonly product: ProductFacts;
  /** The product it is a variant of. */
  readonly parent: ProductFacts | null;
  /** Its variants, or what is packed in it. */
  readonly children: readonly ProductFacts[];
}

export interface ConditionFacts extends LineProducts {
  readonly cart: CartFacts | null;
  readonly line: LineFacts | null;
}

export interface Condition {
  /** `cart.subTotal`, `line.quantity`, `product.brand`, `parent.…`, `children.…`. */
  readonly attribute: string;
  readonly attributeType: ValueType;
  readonly operator: Operator;
  readonly value: Fact;
}

export const CONDITION_TYPES = ['all', 'any'] as const;
export type ConditionType = (typeof CONDITION_TYPES)[number];

export interface Conditional {
  readonly conditionType: ConditionType;
  readonly conditions: readonly Condition[];
}

function factsOf(facts: ConditionFacts, subject: keyof ConditionFacts): readonly Readonly<Record<string, unknown>>[] {
  if (subject === 'children') return facts.children;
  const one = facts[subject];
  return one === null ? [] : [one];
}

/** True for a condition a rule may be saved with; `catalogue` says the kinds of the shop's own attributes. */
export function isSoundCondition(condition: Condition, catalogue: Readonly<Record<string, ValueType>> = {}): boolean {
  const { attribute, attributeType: type, operator, value } = condition;
  return (
    attributeType(attribute, catalogue) === type && OPERATORS_OF[type].includes(operator) && isValueOf(type, value)
  );
}

/**
 * True when the facts answer the condition (domain 3.2). What is unknown – an attribute nobody has, a choice not made yet –
 * is false, whatever is asked. Of several children one must answer, and to what is denied (`!=`, `!{}`) all of them.
 */
export function holds({ attribute, attributeType, operator, value }: Condition, facts: ConditionFacts): boolean {
  const parts = parseAttribute(attribute);
  if (parts === null) return false;
  const known = factsOf(facts, parts.subject).flatMap((one) => {
    const fact = Object.hasOwn(one, parts.code) ? one[parts.code] : null;
    return isValueOf(attributeType, fact) ? [fact] : [];
  });
  const answers = (fact: Fact) => comparesTo(attributeType, operator, fact, value);
  if (operator === '!=' || operator === '!{}') return known.length > 0 && known.every(answers);
  return known.some(answers);
}

/** True when all conditions hold, or any of them; a rule without conditions is for everybody. */
export function conditionsHold({ conditionType, conditions }: Conditional, facts: ConditionFacts): boolean {
  if (conditions.length === 0) return true;
  const test = (condition: Condition) => holds(condition, facts);
  return conditionType === 'all' ? conditions.every(test) : conditions.some(test);
}
