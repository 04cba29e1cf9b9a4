/** What lists of vehicles for sale are narrowed by, in their order (domain 2.10); the price stands beside them. */
export const VEHICLE_FILTERS: readonly string[] = [
  'brand',
  'model',
  'year',
  'mileage',
  'fuel',
  'gearbox',
  'power_hp',
  'body',
  'color',
  'crit_air',
  'licence',
  'sale_kind',
];
