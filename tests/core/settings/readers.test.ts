import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { SCREEN_LABELS, SECTION_LABELS } from '#core/settings/labels/sections.ts';
import { screenOf, sectionOf, SETTING_LABELS } from '#core/settings/labels/labels.ts';
import { isAwaiting, isOfChannels } from '#core/settings/awaiting.ts';
import { codesOn, SETTING_SCREENS } from '#core/settings/screens.ts';
import { isPublicCode, isSettingCode, SETTINGS } from '#core/settings/registry.ts';
import { SHOWN } from '#core/settings/shown.ts';

const codes = Object.keys(SETTINGS).filter(isSettingCode);

/** What runs in the shop or for it; the definitions and their labels read nothing. */
const sources = ['core', 'server', 'src', 'sw'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => join(room, name))
    .filter((path) => /\.tsx?$/u.test(path) && !path.startsWith(join('core', 'settings'))),
);
const texts = sources.map((path) => readFileSync(path, 'utf8'));

/** A code is read where it is asked for, which naming it for a document is not. */
const isRead = (code: string): boolean =>
  texts.some((text) => text.includes(`'${code}'`) && !text.includes('satisfies readonly PublicCode[]'));

/** Read by names of which a part is put in. */
const TOGETHER = [
  'sales.payment_methods.',
  'general.company.legal.',
  'sales.shipping.origin.',
  'sales.invoice_settings.payment_terms.',
  'sales.invoice_settings.invoice_number.prefix',
  'sales.invoice_settings.credit_note_number.prefix',
];
/** From the environment alone. */
const MAPS_KEY = 'general.maps.google.api_key';

describe('a setting', () => {
  it('that travels to the shop is read by somebody', () => {
    expect(texts.length).toBeGreaterThan(300);
    expect(Object.keys(SHOWN).filter((code) => !isRead(code))).toEqual([]);
  });

  it('that nobody reads would be found', () => {
    expect(isRead('general.general.site.name')).toBe(true);
    expect(isRead('catalog.products.review.censor_name')).toBe(false);
  });

  it('that stands on a screen is read by somebody, and what waits for a reader on none', () => {
    /* some are asked for by a name that is put together: `…${name}` */
    const isAsked = (code: string): boolean => isRead(code) || TOGETHER.some((start) => code.startsWith(start));
    const shown = SETTING_SCREENS.flatMap(codesOn);
    expect(shown.filter((code) => !isAsked(code) && code !== MAPS_KEY)).toEqual([]);
    expect(codes.filter((code) => isAwaiting(code) && isRead(code))).toEqual([]);
    expect([...shown, ...codes.filter((code) => isAwaiting(code) || isOfChannels(code))].toSorted()).toEqual(
      codes.toSorted(),
    );
  });

  it('has a label in both languages, a section and a screen', () => {
    for (const code of codes) {
      expect([SETTING_LABELS[code].fr, SETTING_LABELS[code].en].every((text) => text.trim() !== '')).toBe(true);
      expect([code, Object.hasOwn(SECTION_LABELS, sectionOf(code))]).toEqual([code, true]);
      expect([code, Object.hasOwn(SCREEN_LABELS, screenOf(code))]).toEqual([code, true]);
    }
    expect(Object.keys(SECTION_LABELS).toSorted()).toEqual([...new Set(codes.map(sectionOf))].toSorted());
  });

  it('that is a secret stays on the server', () => {
    const secrets = codes.filter((code) => 'secret' in SETTINGS[code]);
    expect(secrets).toContain('sales.payment_methods.payzen.production_key');
    expect(secrets.filter(isPublicCode)).toEqual([]);
  });

  it('says French with its own marks', () => {
    const wrong = /'|[ \u00a0][;:!?»]|«(?!\u202f)|(?<!\u202f)»/u;
    const all = [...Object.values(SETTING_LABELS), ...Object.values(SECTION_LABELS)];
    expect(all.filter(({ fr }) => wrong.test(fr))).toEqual([]);
  });
});
