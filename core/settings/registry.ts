/** Every setting of the shop (domain 1.5), for the server and the back office. What the shop itself reads is in `shown.ts`. */
import { catalogKept } from './catalog.ts';
import { customerKept } from './customer.ts';
import type { ValueOf } from './definition.ts';
import { emailsKept } from './emails.ts';
import { generalKept } from './general.ts';
import { paymentsKept } from './payments.ts';
import { salesKept } from './sales.ts';
import { SHOWN } from './shown.ts';

export const SETTINGS = {
  ...SHOWN,
  ...generalKept,
  ...catalogKept,
  ...customerKept,
  ...salesKept,
  ...paymentsKept,
  ...emailsKept,
} as const;

export type SettingCode = keyof typeof SETTINGS;

export type SettingValue<Code extends SettingCode> = ValueOf<(typeof SETTINGS)[Code]>;

export const isSettingCode = (code: string): code is SettingCode => Object.hasOwn(SETTINGS, code);

/** The only settings that leave the server. */
export const isPublicCode = (code: string): boolean => Object.hasOwn(SHOWN, code);

/** Those that the database keeps sealed and nobody is told. */
export const isSecretCode = (code: string): boolean => isSettingCode(code) && 'secret' in SETTINGS[code];
