import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Mail } from '#server/platform/mail/mail.ts';
import { renderMail } from '#server/platform/mail/render-mail.ts';

const sender = { siteName: 'Bitume', publicUrl: 'https://bitume.test', legalLine: 'Bitume SAS' };
const mail = (text: string): Mail => ({
  locale: 'fr_FR',
  area: 'moto',
  subject: text,
  title: text,
  parts: [
    { kind: 'paragraph', text },
    { kind: 'quotation', text },
    { kind: 'facts', rows: [[text, text]] },
    {
      kind: 'articles',
      rows: [{ name: text, reference: text, quantity: 2, amount: '10,00 €' }],
      total: ['Total TTC', '20,00 €'],
    },
  ],
});

it('words of strangers never become markup', () => {
  const marker = 'x1y2';
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const hostile = `<${marker} onload="${typed}">'${typed}`;
      const { html } = renderMail(mail(hostile), sender);
      expect(html).not.toContain(`<${marker}`);
      expect(html).toContain(`&lt;${marker}`);
    }),
  );
});

it('a subject stays on one line, so that nothing typed adds a header', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(renderMail(mail(`a\r\nBcc: ${typed}`), sender).subject).not.toMatch(/[\r\n]/);
    }),
  );
});

it('a subject keeps the narrow spaces of French', () => {
  expect(renderMail(mail(' Message\u202f: 12\u00a0km\n '), sender).subject).toBe('Message\u202f: 12\u00a0km');
});

it('text and HTML say the same', () => {
  const { text, html } = renderMail(mail('Disques avant'), sender);
  for (const said of ['Disques avant', 'Total TTC', '20,00 €', 'Bitume SAS', 'bitume.test']) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
});

it('the plain text sets its colons as its language does', () => {
  const textIn = (locale: Mail['locale']) => renderMail({ ...mail('Disques'), locale }, sender).text;
  expect(textIn('fr_FR')).toContain('Total TTC\u202f: 20,00 €');
  expect(textIn('en_GB')).toContain('Total TTC: 20,00 €');
});

it('no line of a French letter begins with a sign, and sums stand under each other', () => {
  const said: Mail = {
    ...mail('Ah'),
    parts: [
      { kind: 'paragraph', text: 'Le lien « Renoncer ici » suffit : rien d’autre !' },
      { kind: 'facts', areAmounts: true, rows: [['Livraison', '6,90 €']] },
    ],
  };
  const { html } = renderMail(said, sender);
  expect(html).toContain('Le lien «\u202fRenoncer ici\u202f» suffit\u202f: rien d’autre\u202f!');
  expect(html).toMatch(/text-align:right;white-space:nowrap">6,90 €/u);
});
