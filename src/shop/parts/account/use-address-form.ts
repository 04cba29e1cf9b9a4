import type { AddressRules } from '#core/domain/account/address-rules.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';

export interface AddressForm {
  readonly rules: AddressRules;
  /** Parts of an address that the shop does not ask for. */
  readonly unasked: readonly 'street2'[];
}

/** What the area on screen asks for in an address (domain 1.5). @param held what is there already is shown all the same */
export function useAddressForm(held: { readonly street2?: string | null } | null): AddressForm {
  const phone = useSetting('customer.address.requirements.phone');
  const lines = useSetting('customer.address.information.street_lines');
  return { rules: { phone }, unasked: lines > 1 || (held?.street2 ?? '') !== '' ? [] : ['street2'] };
}
