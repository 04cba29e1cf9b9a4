import { expect, test } from 'vitest';
import { alertWords } from '#server/subjects/payments/alerts/alert-words.ts';

test.each([
  ['underpaid', 'Somme reçue inférieure au montant dû'],
  ['mismatch order', 'Notification qui concerne une autre commande'],
  ['mismatch order reference', 'Notification qui concerne une autre commande et une autre référence'],
  [
    'refund AV2026-00000001 manual',
    'Remboursement AV2026-00000001 non effectué\u202f: à faire à la main auprès du prestataire',
  ],
  ['refund AV2026-00000001 insufficient funds', 'Remboursement AV2026-00000001 non effectué\u202f: insufficient funds'],
])('the reason “%s” is told in words', (reason, words) => {
  expect(alertWords(reason)).toBe(words);
});
