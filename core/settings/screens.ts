/** The screens of the configuration and what stands on each (specification §2, domain 1.5). */
import { isAwaiting, isOfChannels } from './awaiting.ts';
import { isSettingCode, SETTINGS, type SettingCode } from './registry.ts';

export const SETTING_SCREENS = ['general', 'catalog', 'customers', 'sales', 'emails'] as const;
export type SettingScreen = (typeof SETTING_SCREENS)[number];

/** Codes name one screen in the singular. */
const FIRST: Readonly<Record<SettingScreen, string>> = {
  general: 'general',
  catalog: 'catalog',
  customers: 'customer',
  sales: 'sales',
  emails: 'emails',
};

/** The screen a code belongs to; undefined for a code that begins like none. */
export const screenOfCode = (code: string): SettingScreen | undefined =>
  SETTING_SCREENS.find((screen) => code.startsWith(`${FIRST[screen]}.`));

/** The settings of a screen, in the order of the registry. */
export const codesOn = (screen: SettingScreen): readonly SettingCode[] =>
  Object.keys(SETTINGS)
    .filter(isSettingCode)
    .filter((code) => screenOfCode(code) === screen && !isAwaiting(code) && !isOfChannels(code));

/** A tab gathers the sections whose codes begin alike: `sales.carriers`. */
export const tabOf = (code: SettingCode): string => code.split('.', 2).join('.');
