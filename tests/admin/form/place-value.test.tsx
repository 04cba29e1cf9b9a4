/** What a place of a form holds, told to a person: a file of the library by its name. */
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answersOf } from '#src/admin/api/answers-of.ts';
import { settingShape } from '#src/admin/features/settings/setting-shape.ts';
import { OfficeProvider, type Office } from '#src/admin/port/office.tsx';
import { PlaceValue, usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import { openKeptAnswers } from '#src/db/kept-answers.ts';
import { createI18n } from '#src/i18n/i18n.ts';
import { NOW } from '#tests/admin/frame/draw-page.tsx';

const LOGO = '5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a09';
const shape = settingShape('sales', { locale: 'fr_FR', help: () => '', place: () => 'Global' });
const logo = shape.places.find(({ name }) => name === 'sales-invoice_settings-pdf-logo');

const isCall = (call: unknown): call is Office['call'] => typeof call === 'function';

function drawLogo(files: readonly object[]): void {
  const call: unknown = () => Promise.resolve({ data: files, meta: { total: files.length } });
  if (!isCall(call) || logo === undefined) throw new Error('no logo of papers among the settings');
  const kept = openKeptAnswers(crypto.randomUUID(), null);
  const office: Office = {
    call,
    answers: answersOf(() => Promise.resolve(kept)),
    account: { takeIn: () => Promise.resolve(), signOut: () => Promise.resolve() },
    setLocale: () => Promise.resolve(),
    now: () => NOW,
  };
  const place = logo;
  const Value = () => <PlaceValue place={place} value={LOGO} words={usePlaceWords(shape.fields)} />;
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <OfficeProvider office={office}>
        <Value />
      </OfficeProvider>
    </I18nProvider>,
  );
}

test('a logo is told by the name of its file, and by none of its letters where it is gone', async () => {
  drawLogo([{ uuid: LOGO, title: '', fileName: 'logo-papiers.png' }]);
  expect(await screen.findByText('logo-papiers.png')).toBeDefined();
  drawLogo([]);
  expect(await screen.findByText('Un fichier qui n’est pas sur cet appareil')).toBeDefined();
  expect(screen.queryByText(LOGO)).toBeNull();
});
