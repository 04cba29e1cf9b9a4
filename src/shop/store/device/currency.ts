/** The currency this device tells totals in beside euros. */
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';
import { show } from '#src/shop/store/state.ts';

export const readCurrency = (): void => show('currency', readKey(STORAGE_KEYS.currency));

/** @param code null: euros alone */
export function chooseCurrency(code: string | null): void {
  writeKey(STORAGE_KEYS.currency, code);
  show('currency', code);
}
