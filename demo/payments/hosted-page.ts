import { fromCents } from '#core/domain/price/money.ts';
import { formatMoney } from '#core/domain/price/format-money.ts';

import { page } from './reply.ts';
import type { Action, ShownPayment, StandInReply, WayHome } from './stand-in-deps.ts';

/** Dark letters on light ground and the other way round: contrast 7 : 1 at least, targets of 44 px. */
const STYLE = `
:root{color-scheme:light dark;--ground:#f6f6f4;--sheet:#fff;--ink:#1b1b1a;--soft:#454542;--line:#76766f;--mark:#7a2200;--mark-ground:#fff0e6;--act:#12432b;--act-ink:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#141413;--sheet:#1f1f1d;--ink:#f2f2ee;--soft:#c9c9c2;--line:#8d8d85;--mark:#ffc9a8;--mark-ground:#3a1a08;--act:#9fe0bd;--act-ink:#0b2015}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.notice{margin:0;padding:.75rem 1rem;background:var(--mark-ground);color:var(--mark);font-weight:700;text-align:center}
main{max-width:34rem;margin:1.5rem max(1rem,50% - 17rem);padding:1.5rem;background:var(--sheet);border:1px solid var(--line);border-radius:.5rem}
h1{margin:0 0 1rem;font-size:1.375rem;line-height:1.25}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dt{color:var(--soft)}dd{margin:0;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.amount{font-size:1.25rem;font-weight:700}
ul{list-style:none;margin:0;padding:0;display:grid;gap:.75rem}
button{width:100%;min-height:44px;padding:.5rem 1rem;border:2px solid var(--act);border-radius:.375rem;background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.main{background:var(--act);color:var(--act-ink)}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.hint{display:block;margin:.25rem 0 0;color:var(--soft);font-size:.875rem}
`;

const NNBSP = '\u202F';
export const NOTICE = 'Démonstration – aucun argent ne circule';

const BUTTONS: Readonly<Record<Action, readonly [label: string, hint: string]>> = {
  pay: ['Payer', 'Le paiement réussit et la boutique en est informée.'],
  refuse: ['Refuser le paiement', 'La banque dit non.'],
  abandon: ['Abandonner', 'Vous changez d’avis et revenez à la boutique.'],
  slow: ['Payer, confirmation tardive', 'Vous revenez tout de suite, la confirmation arrive plus tard.'],
  twice: ['Payer, confirmation en double', 'La boutique reçoit deux fois la même confirmation.'],
  forged: ['Fausse confirmation', 'Quelqu’un prétend que vous avez payé. La boutique ne doit pas le croire.'],
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (value: string): string => value.replace(/[&<>"']/gu, (sign) => ESCAPES[sign] ?? '');

const documentOf = (title: string, content: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
  `<title>${escaped(title)} – ${NOTICE}</title><style>${STYLE}</style></head>` +
  `<body><p class="notice" role="note">${NOTICE}</p><main>${content}</main></body></html>`;

function amountOf({ cents, currency }: ShownPayment): string {
  const inEuros = formatMoney(fromCents(cents), 'fr_FR');
  return currency === 'EUR' ? inEuros : inEuros.replace('€', currency);
}

function summary(payment: ShownPayment): string {
  return (
    `<dl><dt>Montant</dt><dd class="amount">${escaped(amountOf(payment))}</dd>` +
    `<dt>Référence</dt><dd>${escaped(payment.reference)}</dd></dl>`
  );
}

/** The page on which a person decides what becomes of a payment. Nothing is asked: no card, no name. */
export function hostedPage(provider: string, payment: ShownPayment, action: string, homes: readonly string[]) {
  const title = `Paiement par ${provider}`;
  const buttons = Object.entries(BUTTONS).map(([name, [label, hint]], index) => {
    const kind = index === 0 ? ' class="main"' : '';
    return (
      `<li><button${kind} name="action" value="${name}" aria-describedby="hint-${name}">${label}</button>` +
      `<span class="hint" id="hint-${name}">${hint}</span></li>`
    );
  });
  const content =
    `<h1>${escaped(title)}</h1>${summary(payment)}` +
    `<p>Choisissez ce qui se passe. Ne saisissez aucune donnée bancaire${NNBSP}: cette page n’en demande pas.</p>` +
    `<form method="post" action="${escaped(action)}"><ul>${buttons.join('')}</ul></form>`;
  return page(200, documentOf(title, content), STYLE, homes);
}

/** The way home that a provider offers on a page of its own: a button, for there is no script. */
export function homePage(
  provider: string,
  payment: ShownPayment,
  home: WayHome,
  homes: readonly string[],
): StandInReply {
  const title = `Retour de ${provider}`;
  const fields = home.kind === 'post' ? Object.entries(home.fields) : [...new URL(home.url).searchParams];
  const hidden = fields.map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const content =
    `<h1>${escaped(title)}</h1>${summary(payment)}<p>Votre choix est enregistré.</p>` +
    `<form method="${home.kind}" action="${escaped(home.url)}">${hidden.join('')}` +
    `<button class="main">Retourner à la boutique</button></form>`;
  return page(200, documentOf(title, content), STYLE, homes);
}

/** What a provider says to a person when a shop has sent nonsense. */
export function refusalPage(provider: string, reason: string): StandInReply {
  const title = `${provider} n’accepte pas cette demande`;
  return page(400, documentOf(title, `<h1>${escaped(title)}</h1><p>${escaped(reason)}</p>`), STYLE, []);
}

/** Where nothing is. */
export function missingPage(): StandInReply {
  const title = 'Paiement inconnu';
  const content = `<h1>${title}</h1><p>Cette page n’existe pas ou plus${NNBSP}: les paiements de démonstration ne sont pas conservés.</p>`;
  return page(404, documentOf(title, content), STYLE, []);
}
