import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { OFFICE_SENTENCES } from '#src/admin/forms/office-sentences.ts';
import { useParkedWords } from '#src/admin/screens/document/parked-words.ts';
import { SentencesProvider } from '#src/forms/sentences.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={createI18n('fr_FR', {})}>
    <SentencesProvider own={OFFICE_SENTENCES}>{children}</SentencesProvider>
  </I18nProvider>
);

test('a text that the shop refused at a field says the field and why; one refused as a whole says why', () => {
  const { current: words } = renderHook(useParkedWords, { wrapper }).result;
  const fields = [{ path: 'body.translations.fr_FR.slug', code: 'slug.taken' }];
  const said = words({ class: 'refused', code: 'input.invalid', data: { fields } });
  expect(said).toContain('Slug, français');
  expect(said).toContain('Le slug existe déjà');
  const whole = words({ class: 'refused', code: 'permission.missing', data: {} });
  expect(whole).not.toBe('');
  expect(whole).not.toContain('permission.missing');
});
