/** What a shop promises on its home: only what its settings say, each leading to its conditions. */
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PublicCode } from '#core/settings/shown.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { TrustLine } from '#src/shop/parts/blocks/trust-line.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { settingsWith } from '#tests/support/settings.ts';

const OFF = {
  'sales.carriers.flatrate.active': '0',
  'sales.carriers.pickup.active': '0',
  'general.company.contact.phone': '',
} as const;

/** Each promise with where it leads. */
function promises(values: Readonly<Partial<Record<PublicCode, string>>>) {
  const settings = settingsWith({ ...OFF, ...values });
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <FrameProvider frame={{ ...smallFrame, init: { ...smallFrame.init, settings } }}>
        <TrustLine />
      </FrameProvider>
    </I18nProvider>,
  );
  return screen
    .queryAllByRole('link')
    .map((link) => [link.textContent?.replace(/\s/gu, ' '), link.getAttribute('href')]);
}

test('delivery, pick-up, returns and the telephone with its hours, as they are set', () => {
  expect(
    promises({
      'sales.carriers.flatrate.active': '1',
      'sales.carriers.flatrate.default_rate': '5',
      'sales.carriers.free.active': '1',
      'sales.carriers.free.min_amount': '60',
      'sales.carriers.pickup.active': '1',
      'general.company.legal.city': 'Rennes',
      'sales.rma.setting.default_allow_days': '21',
      'general.company.contact.phone': '02 99 00 00 00',
      'general.company.contact.opening_hours': 'Du lundi au vendredi',
    }),
  ).toEqual([
    ['Livraison 5 €, offerte dès 60 €', '/livraison'],
    ['Retrait gratuit à Rennes', '/livraison'],
    ['Retour sous 21 jours', '/retours-et-remboursements'],
    ['02 99 00 00 00 · Du lundi au vendredi', 'tel:0299000000'],
  ]);
});

test('what is not set is not promised; returns are taken all the same', () => {
  expect(promises({})).toEqual([['Retour sous 30 jours', '/retours-et-remboursements']]);
});
