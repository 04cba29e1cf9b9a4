import { useView } from '#src/shop/store/state.ts';

/** E-mail of the customer whose session has ended while this device holds their work; null otherwise. */
export function useExpiredEmail(): string | null {
  return useView((state) => (state.session.phase === 'expired' ? (state.session.customer?.email ?? null) : null));
}
