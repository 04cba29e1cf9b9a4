/**
 * Fields of a product that hold for all its variants (domain 2.1): they begin with them and follow every change. The rest
 * of what a variant is sold by – reference, price, bar code, weight, picture – is its own. The database has the same list
 * by columns (`inherited_columns`).
 */
export const INHERITED_FIELDS = [
  'name',
  'taxCategory',
  'deposit',
  'ecoContribution',
  'specialFrom',
  'specialTo',
  'manageStock',
  'withoutStock',
  'warrantyMonths',
  'returnDays',
  'allowReturn',
  'withdrawalExclusion',
  'isOversize',
  'isDangerous',
] as const;
