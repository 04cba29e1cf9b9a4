import { proxy } from 'valtio';
import { ADMIN_KEYS, readKey, writeKey } from './storage-keys.ts';

/** Colours of the page: chosen by the person, or the device's own. */
export type Theme = 'light' | 'dark' | 'device';

const isTheme = (value: string | null): value is 'light' | 'dark' => value === 'light' || value === 'dark';

const kept = readKey(ADMIN_KEYS.theme);

export const theme = proxy<{ chosen: Theme }>({ chosen: isTheme(kept) ? kept : 'device' });

/** The document wears what was chosen. */
export function wearTheme(): void {
  const { dataset } = document.documentElement;
  if (theme.chosen === 'device') delete dataset['theme'];
  else dataset['theme'] = theme.chosen;
}

export function chooseTheme(chosen: Theme): void {
  theme.chosen = chosen;
  writeKey(ADMIN_KEYS.theme, chosen === 'device' ? null : chosen);
  wearTheme();
}
