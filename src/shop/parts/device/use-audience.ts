import type { MenuAudience } from '#core/contract/catalogue/structure.ts';
import { useView } from '#src/shop/store/state.ts';

/**
 * Whether something is for whoever is here. A document is the same for everybody: until the device knows better, nobody
 * is signed in.
 */
export function useAudience(): (audience: MenuAudience | undefined) => boolean {
  const customer = useView((state) => state.session.customer);
  return (audience) => {
    if (audience === undefined) return true;
    if (audience === 'guest') return customer === null;
    return customer !== null && (audience === 'customer' || customer.customerType === 'professional');
  };
}
