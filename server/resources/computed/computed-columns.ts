/**
 * SQL of the computed columns that definitions name, by the name of the managed thing; its table is `t`. Every list,
 * search, export and title reads them, whichever thing names another: they lie with what reads.
 */
import { sql, type RawBuilder } from 'kysely';

import type { PermissionResource } from '#core/domain/actor/permission-keys.ts';

import {
  ADMIN_COLUMNS,
  CUSTOMER_COLUMNS,
  DATA_REQUEST_COLUMNS,
  CONTACT_REQUEST_COLUMNS,
  ROLE_COLUMNS,
} from './people.ts';
import { PRODUCT_COLUMNS, PRODUCT_SETS } from './products.ts';

type Columns = Readonly<Record<string, RawBuilder<unknown>>>;

const COMPUTED: Readonly<Record<string, Columns>> = {
  attributes: {
    productCount: sql`(select count(*) from product as p where p.attributes ? t.code and p.deleted_at is null)`,
    optionCount: sql`(select count(*) from attribute_option as o where o.attribute_code = t.code)`,
    isUserDefined: sql`t.is_user_defined`,
  },
  'attribute-families': {
    attributeCount: sql`cardinality(t.attributes)`,
    productCount: sql`(select count(*) from product as p
      where p.family_id = t.id and p.parent_id is null and p.deleted_at is null)`,
    isUserDefined: sql`t.is_user_defined`,
  },
  admins: ADMIN_COLUMNS,
  roles: ROLE_COLUMNS,
  customers: CUSTOMER_COLUMNS,
  'data-requests': DATA_REQUEST_COLUMNS,
  'contact-requests': CONTACT_REQUEST_COLUMNS,
  groups: {
    customerCount: sql`(select count(*) from customer as c where c.group_code = t.code)`,
    isUserDefined: sql`t.is_user_defined`,
  },
  products: PRODUCT_COLUMNS,
  'group-prices': {
    productName: sql`(select coalesce(nullif(p.name, ''), parent.name) from product as p
    left join product as parent on parent.id = p.parent_id where p.id = t.product_id)`,
  },
  'content-types': {
    contentCount: sql`(
      select count(*) from cms_document as d where d.kind = 'content' and d.type = t.slug and d.deleted_at is null)`,
  },
  sliders: { slideCount: sql`jsonb_array_length(t.slides)` },
  redirects: { origin: sql`t.origin` },
  'search-terms': { uses: sql`t.uses`, results: sql`t.results`, lastUsedAt: sql`t.last_used_at` },
  'table-rates': { rateCount: sql`(select count(*) from table_rate as c where c.set_code = t.code)` },
  'tax-categories': { rateCount: sql`(select count(*) from tax_rate as c where c.category = t.code)` },
  // a rate is called by what it changes into what: « EUR → GBP »
  'exchange-rates': { title: sql`'EUR → ' || t.currency` },
} satisfies Readonly<Partial<Record<PermissionResource, Columns>>>;

/** Undefined for a name that is no computed column. */
export const computedColumn = (resource: string, name: string): RawBuilder<unknown> | undefined =>
  Object.hasOwn(COMPUTED, resource) ? COMPUTED[resource]?.[name] : undefined;

/** Columns whose values can be read together, as `id` and `value`; records without one are not among them. */
const SETS: Readonly<Record<string, Columns>> = {
  products: PRODUCT_SETS,
} satisfies Readonly<Partial<Record<PermissionResource, Columns>>>;

/** Undefined where there is no such way to read them. */
export const computedSet = (resource: string, name: string): RawBuilder<unknown> | undefined =>
  Object.hasOwn(SETS, resource) ? SETS[resource]?.[name] : undefined;
