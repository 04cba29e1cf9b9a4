/** What a shop asks for in an address beside what every letter needs (domain 1.5, `customer.address`). */
export interface AddressRules {
  /** Carriers call before they come. */
  readonly phone: boolean;
}

/** Names of the parts that the shop asks for and the address does not have. */
export function missingInAddress(
  { phone }: { readonly phone: string | null },
  rules: AddressRules,
): readonly 'phone'[] {
  return rules.phone && (phone ?? '').trim() === '' ? ['phone'] : [];
}
