/** What the start-up payload says of the shop: its name and pictures. */
import { proxy } from 'valtio';

export interface ShopState {
  name: string;
  /** Address of the picture behind the sign-in; null where branding has none. */
  background: string | null;
}

export const shop = proxy<ShopState>({ name: 'Administration', background: null });
