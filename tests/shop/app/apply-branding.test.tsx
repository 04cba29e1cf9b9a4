import { beforeEach, expect, test } from 'vitest';
import { applyBranding } from '#src/shop/app/init/apply-branding.ts';

declare global {
  interface Window {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
  }
}

/** Sheets are not fetched here: whether they arrive is the test's to say. */
const arrive = (isSo: boolean): void => {
  window.happyDOM.settings.handleDisabledFileLoadingAsSuccess = isSo;
};

let before: HTMLStyleElement;

beforeEach(() => {
  before = document.createElement('style');
  before.dataset['branding'] = '';
  document.head.replaceChildren(before);
  arrive(true);
});

const worn = () => [...document.querySelectorAll('[data-branding]')];

test('new colours take the place of the document’s own once they are there', async () => {
  await applyBranding('abc');
  expect(worn().map((one) => one.getAttribute('href'))).toEqual(['/branding.abc.css']);
  const [sheet] = worn();
  await applyBranding('abc');
  expect(worn()).toEqual([sheet]);
  await applyBranding('def');
  expect(worn().map((one) => one.getAttribute('href'))).toEqual(['/branding.def.css']);
});

test('colours that do not arrive leave those that are worn', async () => {
  arrive(false);
  await applyBranding('gone');
  expect(worn()).toEqual([before]);
});

test('back to the colours of the design, nothing is fetched', async () => {
  await applyBranding('');
  expect(worn()).toEqual([]);
});
