/** What the conditions of a rule may ask about, and of which kind each answer is (domain 3.2); forms are drawn from it. */

export const VALUE_TYPES = ['number', 'money', 'weight', 'date', 'text', 'boolean', 'select', 'multiselect'] as const;

/** Money in 1/10,000 €, weights in grams, dates as `YYYY-MM-DD`; the options of a select by code or id. */
export type ValueType = (typeof VALUE_TYPES)[number];

export const OPERATORS = ['==', '!=', '>=', '<=', '>', '<', '{}', '!{}'] as const;
export type Operator = (typeof OPERATORS)[number];

const ORDERED = ['==', '!=', '>=', '<=', '>', '<'] as const;
const HOLDING = ['==', '!=', '{}', '!{}'] as const;

/** Which operators make sense for a kind of value. Of a select, `{}` reads "is one of". */
export const OPERATORS_OF: Readonly<Record<ValueType, readonly Operator[]>> = {
  number: ORDERED,
  money: ORDERED,
  weight: ORDERED,
  date: ORDERED,
  text: HOLDING,
  boolean: ['==', '!='],
  select: HOLDING,
  multiselect: HOLDING,
};

export const CART_ATTRIBUTES = {
  subTotal: 'money',
  itemsQty: 'number',
  totalWeight: 'weight',
  paymentMethod: 'select',
  shippingMethod: 'select',
  postcode: 'text',
  region: 'text',
  country: 'select',
  customerType: 'select',
  area: 'select',
  firstOrder: 'boolean',
} as const satisfies Readonly<Record<string, ValueType>>;

export const LINE_ATTRIBUTES = {
  price: 'money',
  quantity: 'number',
  total: 'money',
  weight: 'weight',
} as const satisfies Readonly<Record<string, ValueType>>;

/** What every product has; its other attributes are named by their code. */
export const PRODUCT_ATTRIBUTES = {
  categories: 'multiselect',
  family: 'select',
  sku: 'text',
  brand: 'select',
} as const satisfies Readonly<Record<string, ValueType>>;

/** Whom a condition asks: the cart, the line, its product, the product that one is a variant of, or its variants. */
export const SUBJECTS = ['cart', 'line', 'product', 'parent', 'children'] as const;
export type Subject = (typeof SUBJECTS)[number];

const FIXED: Readonly<Record<Subject, Readonly<Record<string, ValueType>>>> = {
  cart: CART_ATTRIBUTES,
  line: LINE_ATTRIBUTES,
  product: PRODUCT_ATTRIBUTES,
  parent: PRODUCT_ATTRIBUTES,
  children: PRODUCT_ATTRIBUTES,
};

const VALUE_TYPE_OF_KIND: Readonly<Record<string, ValueType>> = {
  text: 'text',
  textarea: 'text',
  price: 'money',
  boolean: 'boolean',
  select: 'select',
  multiselect: 'multiselect',
  checkbox: 'multiselect',
  number: 'number',
  date: 'date',
};

/** The kind of value a condition sees of a catalogue attribute's kind (domain 2.2); null for pictures and files. */
export function valueTypeOf(kind: string): ValueType | null {
  return Object.hasOwn(VALUE_TYPE_OF_KIND, kind) ? (VALUE_TYPE_OF_KIND[kind] ?? null) : null;
}

/** `product.brand` in its parts, or null for a text that names nobody. */
export function parseAttribute(attribute: string): { readonly subject: Subject; readonly code: string } | null {
  const dot = attribute.indexOf('.');
  const subject = SUBJECTS.find((one) => one === attribute.slice(0, dot));
  const code = attribute.slice(dot + 1);
  return subject === undefined || code === '' ? null : { subject, code };
}

/** The kind of an attribute of the table, or of the catalogue by `catalogue`; null for one that nobody knows. */
export function attributeType(
  attribute: string,
  catalogue: Readonly<Record<string, ValueType>> = {},
): ValueType | null {
  const parts = parseAttribute(attribute);
  if (parts === null) return null;
  const fixed = FIXED[parts.subject];
  if (Object.hasOwn(fixed, parts.code)) return fixed[parts.code] ?? null;
  if (parts.subject === 'cart' || parts.subject === 'line') return null;
  return Object.hasOwn(catalogue, parts.code) ? (catalogue[parts.code] ?? null) : null;
}
