import { expect, test } from 'vitest';

import { cookies } from '#demo/contents/pages/cookies.ts';
import { privacy } from '#demo/contents/pages/privacy.ts';
import { KEPT_DAYS } from '#server/platform/retention/periods.ts';
import { NOTICE_DAYS } from '#server/subjects/payments/notices/keep-notice.ts';

/** As the page writes a time: whole years, or days. */
const written = (days: number) => {
  const years = days / 365;
  if (!Number.isInteger(years)) return `${days} jours`;
  return years === 1 ? '1 an' : `${years} ans`;
};

/** What of the page promises each period: the words beside it. */
const {
  visitor,
  unverifiedAccount,
  request,
  contract,
  largeContract,
  order,
  consent,
  mailLog,
  unconfirmedNewsletter,
  stockAlert,
  spentAlert,
  dataFile,
} = KEPT_DAYS;
const PROMISES: readonly (readonly [words: string, days: number])[] = [
  ['Remplir un panier', visitor],
  ['Créer un compte', unverifiedAccount],
  ['Nous écrire', request],
  ['Accepter un devis', contract],
  ['Accepter un devis', largeContract],
  ['messages au sujet de la commande', order],
  ['Choisir pour les cookies', consent],
  ['Recevoir nos e-mails', mailLog],
  ['Vous abonner à notre lettre', unconfirmedNewsletter],
  ['Vous abonner à notre lettre', consent],
  ['Être prévenu du retour', stockAlert],
  ['Être prévenu du retour', spentAlert],
  ['Payer en ligne', NOTICE_DAYS],
  ['Exercer un droit', consent],
  ['Exercer un droit', dataFile],
];

const rows = JSON.stringify(privacy).split('],[');
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

test.each(PROMISES)('the privacy page promises what the shop does: %s, %i days', (words, days) => {
  const row = rows.map(plain).find((one) => one.includes(words));
  expect(row).toContain(written(days));
});

test('the page about cookies says how long the proof of a choice and a guest are kept', () => {
  const text = plain(JSON.stringify(cookies));
  expect(text).toContain(`gardée ${written(KEPT_DAYS.consent)}`);
  expect(text).toContain(written(KEPT_DAYS.visitor));
});

test('network addresses are kept for no longer than the page says', () => {
  const said = new RegExp(`adresse IP\\W{1,4}${written(KEPT_DAYS.attempt)} au plus`, 'u');
  expect(plain(JSON.stringify(privacy))).toMatch(said);
});
