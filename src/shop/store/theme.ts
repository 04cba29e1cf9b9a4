import { show, type Theme } from '#src/shop/store/state.ts';
import { readKey, STORAGE_KEYS, writeKey } from '#src/shop/store/device/storage-keys.ts';

export function storedTheme(): Theme {
  const kept = readKey(STORAGE_KEYS.theme);
  return kept === 'light' || kept === 'dark' ? kept : 'device';
}

export function chooseTheme(theme: Theme): void {
  writeKey(STORAGE_KEYS.theme, theme === 'device' ? null : theme);
  if (theme === 'device') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  show('theme', theme);
}
