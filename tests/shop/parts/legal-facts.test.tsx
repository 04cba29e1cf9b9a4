import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownSettings } from '#core/settings/shown.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { LegalFacts } from '#src/shop/parts/contact/legal-facts.tsx';
import { FrameProvider } from '#src/shop/parts/page/frame.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { stored } from '#tests/support/settings.ts';

const show = (...values: readonly (readonly [string, string])[]) => {
  const settings = shownSettings(values.map(([name, value]) => stored(`general.company.legal.${name}`, value)));
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <FrameProvider frame={{ ...smallFrame, init: { ...smallFrame.init, settings } }}>
        <LegalFacts />
      </FrameProvider>
    </I18nProvider>,
  );
};
const factOf = (term: string) => screen.getByText(term).nextElementSibling?.textContent?.replaceAll(/\s/gu, ' ');

test('who publishes the shop and who keeps it is told as the settings say', () => {
  show(
    ['name', 'Bitume SAS'],
    ['capital', '50 000'],
    ['siret', '73282932000074'],
    ['rcs_city', 'Nantes'],
    ['publication_director', 'Camille Démo'],
    ['host', 'Hébergeur Exemple, 44000 Nantes'],
  );
  expect(['Raison sociale', 'Forme juridique', 'SIRET', 'Immatriculation'].map(factOf)).toEqual([
    'Bitume SAS',
    'SAS au capital de 50 000 €',
    '732 829 320 00074',
    'RCS Nantes 732 829 320',
  ]);
  expect(['Direction de la publication', 'Hébergeur'].map(factOf)).toEqual([
    'Camille Démo',
    'Hébergeur Exemple, 44000 Nantes',
  ]);
});

test('what is not set is not told', () => {
  show();
  expect(factOf('Raison sociale')).toBe('Bitume');
  for (const term of ['Siège social', 'SIRET', 'Immatriculation', 'Direction de la publication', 'Hébergeur'])
    expect(screen.queryByText(term)).toBeNull();
});
