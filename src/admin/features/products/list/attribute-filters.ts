/** Attributes by which the list of products is narrowed. */
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import { ruleOfAttribute } from '#core/domain/catalogue/attributes/attribute-rule.ts';
import { filteredOf } from '#core/resources/filter-ways.ts';
import { valueFilterName } from '#core/resources/value-filters.ts';
import { drawnWays, type ListedField, type ValueFilters } from '#src/admin/screens/list/model/list-facts.ts';

export const attributeFilters = (attributes: readonly FormAttribute[]): ValueFilters =>
  new Map(
    attributes.flatMap((attribute) => {
      const rule = ruleOfAttribute(attribute);
      const filtered = attribute.isFilterable === true ? filteredOf(rule) : null;
      if (filtered === null) return [];
      const words = rule.words === undefined ? {} : { words: rule.words };
      const field: ListedField = { ...filtered, label: rule.label ?? attribute.name, ...words };
      return [[valueFilterName('attributes', attribute.code), { field, ways: drawnWays(field) }] as const];
    }),
  );
