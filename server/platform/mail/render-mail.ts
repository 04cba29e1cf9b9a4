import { languageTag, type Locale } from '#core/domain/shop/locale.ts';
import { NARROW } from '#core/domain/text/spaces.ts';

import type { Mail, MailPart, Sender } from './mail.ts';

/** Subject, text and HTML of a mail. HTML holds no picture, no script and nothing unescaped. */
export function renderMail(mail: Mail, sender: Sender): { subject: string; text: string; html: string } {
  return { subject: oneLine(mail.subject), text: asText(mail, sender), html: asHtml(mail, sender) };
}

/** The narrow spaces of French stay. */
const oneLine = (text: string) => text.replace(/[^\S\u202f\u00a0]+/g, ' ').trim();

const COLON: Readonly<Record<Locale, string>> = { fr_FR: '\u202f: ', en_GB: ': ' };

function asText(mail: Mail, sender: Sender): string {
  const parts = mail.parts.map((part) => textOf(part, COLON[mail.locale]));
  return (
    [mail.title, ...parts, `-- \n${sender.siteName}\n${sender.publicUrl}\n${sender.legalLine}`].join('\n\n') + '\n'
  );
}

function textOf(part: MailPart, colon: string): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'quotation':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'facts':
      return part.rows.map(([label, value]) => label + colon + value).join('\n');
    case 'articles':
      return [
        ...part.rows.map((row) => `${row.quantity} × ${row.name} (${row.reference})${colon}${row.amount}`),
        part.total.join(colon),
      ].join('\n');
    case 'link':
      return part.label + colon + part.href;
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Own words as they are set in French: no line begins with a sign. What people typed is left as it is. */
function set(text: string, locale: Locale): string {
  return escape(locale === 'fr_FR' ? text.replace(/ (?=[:;!?»])|(?<=«) /gu, NARROW) : text);
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Mail programs know no style sheets of their own: the few rules stand in the elements. */
const INK = '#14191A';
const SOFT = '#485254';
const LINE = '#DADDD8';
const SIGN = { auto: { ground: '#00664A', text: '#FFFFFF' }, moto: { ground: '#FFC61A', text: INK } } as const;
const CELL = `padding:8px 0;border-bottom:1px solid ${LINE};text-align:left;vertical-align:top`;
const AMOUNT = ';text-align:right;white-space:nowrap';

function asHtml(mail: Mail, sender: Sender): string {
  const { ground, text } = SIGN[mail.area];
  return `<!doctype html><html lang="${languageTag(mail.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(mail.subject)}</title></head>
<body style="margin:0;background:#F3F4F1;color:${INK};font:16px/24px system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px"><strong style="display:inline-block;padding:4px 10px;border-radius:4px;background:${ground};color:${text}">${escape(sender.siteName)}</strong></p>
<div style="background:#FFFFFF;border:1px solid ${LINE};border-radius:8px;padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${set(mail.title, mail.locale)}</h1>
${mail.parts.map((part) => htmlOf(part, mail.locale, ground, text)).join('\n')}
</div>
<p style="margin:16px 0 0;color:${SOFT};font-size:13px;line-height:18px">${escape(sender.siteName)} · <a href="${escape(sender.publicUrl)}" style="color:${SOFT}">${escape(sender.publicUrl.replace(/^https?:\/\//, ''))}</a><br>${escape(sender.legalLine)}</p>
</div></body></html>
`;
}

function htmlOf(part: MailPart, locale: Locale, ground: string, onGround: string): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${set(part.text, locale)}</p>`;
    case 'quotation':
      return `<blockquote style="margin:0 0 16px;padding:8px 16px;border-left:4px solid ${LINE};white-space:pre-wrap">${escape(part.text)}</blockquote>`;
    case 'facts':
      return table(
        part.rows.map(
          ([label, value]) =>
            `<th scope="row" style="${CELL};color:${SOFT};font-weight:400;padding-right:16px">${escape(label)}</th><td style="${CELL}${part.areAmounts === true ? AMOUNT : ''}">${escape(value)}</td>`,
        ),
      );
    case 'articles':
      return table([
        ...part.rows.map(
          (row) =>
            `<td style="${CELL}">${row.quantity} × ${escape(row.name)}<br><span style="color:${SOFT};font-size:13px">${escape(row.reference)}</span></td><td style="${CELL}${AMOUNT}">${escape(row.amount)}</td>`,
        ),
        `<th scope="row" style="${CELL}">${escape(part.total[0])}</th><td style="${CELL}${AMOUNT}"><strong>${escape(part.total[1])}</strong></td>`,
      ]);
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escape(part.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${ground};color:${onGround};text-decoration:none">${set(part.label, locale)}</a></p>`;
  }
}

const table = (rows: readonly string[]) =>
  `<table style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
