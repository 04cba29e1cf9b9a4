import { I18nProvider, useLingui } from '@lingui/react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Locale } from '#core/domain/shop/locale.ts';
import { languagePressed, wearChosenLanguage } from '#src/shop/app/language/chosen-language.ts';
import { createLanguage, storedLocale } from '#src/shop/app/language/language.ts';
import { loadMessages } from '#src/shop/app/language/messages.ts';
import { Hydrated } from '#src/shop/parts/hydration/hydrated.tsx';

/** A sentence without gaps that only one part of the catalogues holds, in both languages. */
async function sentenceOf(part: 'first' | 'later') {
  const plain = async (locale: Locale, of: 'first' | 'later') =>
    new Map(
      Object.entries(await loadMessages(locale, of)).map(([id, said]) => [
        id,
        said.length === 1 ? String(said[0]) : '',
      ]),
    );
  const [french, english, other] = await Promise.all([
    plain('fr_FR', part),
    plain('en_GB', part),
    plain('fr_FR', part === 'first' ? 'later' : 'first'),
  ]);
  for (const [id, text] of french) {
    const inEnglish = english.get(id) ?? '';
    if (!other.has(id) && text !== '' && inEnglish !== '' && inEnglish !== text)
      return { id, french: text, english: inEnglish };
  }
  throw new Error(`no sentence in ${part}`);
}

it('later sentences arrive without drawing anything anew, and are there in the other language as well', async () => {
  const first = await sentenceOf('first');
  const later = await sentenceOf('later');
  const language = createLanguage('fr_FR');
  await language.needFirst();
  let drawn = 0;
  function Page() {
    const { _ } = useLingui();
    drawn += 1;
    return <p>{_(first.id)}</p>;
  }
  render(
    <I18nProvider i18n={language.i18n}>
      <Page />
    </I18nProvider>,
  );
  expect(screen.getByText(first.french)).toBeDefined();
  const before = drawn;

  await act(language.loadDeferredMessages);
  expect(language.i18n._(later.id)).toBe(later.french);
  expect(drawn).toBe(before);

  await act(() => language.setLocale('en_GB'));
  expect(screen.getByText(first.english)).toBeDefined();
  expect(language.i18n._(later.id)).toBe(later.english);
});

/** A device without a network that has what was wanted on it before. */
const without = (missing: Locale) => (locale: Locale, part: 'first' | 'later') =>
  locale === missing ? Promise.reject(new TypeError('no network')) : loadMessages(locale, part);

it('a language that cannot be had changes nothing, neither the page nor the choice', async () => {
  const first = await sentenceOf('first');
  localStorage.removeItem('language');
  const language = createLanguage('fr_FR', without('en_GB'));
  await language.needFirst();
  await expect(language.setLocale('en_GB')).rejects.toThrow('no network');
  expect(language.i18n._(first.id)).toBe(first.french);
  expect(document.documentElement.lang).toBe('fr');
  expect(storedLocale()).toBe('fr_FR');
});

it('who reads English starts in French where English is not on the device, and reads it once it is', async () => {
  const first = await sentenceOf('first');
  let isMissing = true;
  const language = createLanguage('en_GB', (locale, part) =>
    isMissing ? without('en_GB')(locale, part) : loadMessages(locale, part),
  );
  await language.needFirst();
  expect(language.i18n._(first.id)).toBe(first.french);
  await language.loadDeferredMessages();
  isMissing = false;
  await language.setLocale('en_GB');
  expect(language.i18n._(first.id)).toBe(first.english);
});

it('of two presses the last one counts, whatever arrives first', async () => {
  const first = await sentenceOf('first');
  let arrive = (): void => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const language = createLanguage('fr_FR', async (locale, part) => {
    if (locale === 'en_GB') await slow;
    return loadMessages(locale, part);
  });
  await language.needFirst();
  const english = language.setLocale('en_GB');
  await language.setLocale('fr_FR');
  arrive();
  await english;
  expect(language.i18n._(first.id)).toBe(first.french);
  expect(storedLocale()).toBe('fr_FR');
});

it('a page drawn in French changes to the language chosen before, and a press made meanwhile goes first', async () => {
  const first = await sentenceOf('first');
  localStorage.setItem('language', 'en_GB');
  const language = createLanguage('fr_FR');
  await language.needFirst();
  render(<Hydrated part="page" />);
  await wearChosenLanguage(language);
  expect(language.i18n._(first.id)).toBe(first.english);
  const french = language.setLocale('fr_FR');
  await wearChosenLanguage(language);
  await french;
  expect(language.i18n._(first.id)).toBe(first.french);
  expect(storedLocale()).toBe('fr_FR');
});

it('an area opens in its own language, gives what it offers, and leaves the choice of the person as it was', async () => {
  const first = await sentenceOf('first');
  for (const key of ['language', 'language-given']) localStorage.removeItem(key);
  const language = createLanguage('fr_FR');
  await language.needFirst();
  render(<Hydrated part="page" />);
  const english = { locale: 'en_GB', locales: ['en_GB'] } as const;
  const both = { locale: 'fr_FR', locales: ['fr_FR', 'en_GB'] } as const;
  await wearChosenLanguage(language, { ...both, locale: 'en_GB', locales: [...both.locales] });
  expect(language.i18n._(first.id)).toBe(first.english);
  /* nothing was chosen: the other half opens in its own */
  await wearChosenLanguage(language, { ...both, locales: [...both.locales] });
  expect(language.i18n._(first.id)).toBe(first.french);
  languagePressed();
  await language.setLocale('fr_FR');
  await wearChosenLanguage(language, { ...english, locales: [...english.locales] });
  expect(language.i18n._(first.id)).toBe(first.english);
  await wearChosenLanguage(language, { ...both, locale: 'en_GB', locales: [...both.locales] });
  expect(language.i18n._(first.id)).toBe(first.french);
});

it('what an area gave is no choice at the next page either, which comes in French', async () => {
  localStorage.setItem('language', 'en_GB');
  localStorage.setItem('language-given', 'en_GB:');
  render(<Hydrated part="page" />);
  const french = createLanguage('fr_FR');
  await french.needFirst();
  await wearChosenLanguage(french, { locale: 'fr_FR', locales: ['fr_FR', 'en_GB'] });
  expect(storedLocale()).toBe('fr_FR');
  const next = createLanguage('fr_FR');
  await next.needFirst();
  await wearChosenLanguage(next, { locale: 'en_GB', locales: ['fr_FR', 'en_GB'] });
  expect(next.i18n.locale).toBe('en_GB');
});
