/**
 * The desk for quotes: requests are read and answered by hand through the services of the back office (`npm run quotes`).
 * Whoever may run commands of the shop may do everything here.
 */
import { Refusal } from '#core/wire/refusal.ts';
import { amountOf, deskArguments, DeskError, type DeskArguments } from '#server/subjects/orders/desk/desk-arguments.ts';
import { linesOf, type Quote, type QuoteLine } from '#server/subjects/quotes/read/stored-quote.ts';
import { proposeQuote, type ProposedLine } from '#server/subjects/quotes/service/propose-quote.ts';
import { withQuote, type QuoteDeps, type QuoteWork } from '#server/subjects/quotes/service/quote-work.ts';
import { commentQuote, refuseQuote } from '#server/subjects/quotes/service/refuse-quote.ts';

import { listQuotes, showQuote, STATE_WORDS } from './desk-reading.ts';

export const QUOTE_DESK_USAGE = `npm run quotes -- list [état]
npm run quotes -- show <numéro>
npm run quotes -- propose <numéro> [<référence>=<quantité> …] [<référence>@<prix TTC> …]
    [--days=<jours>] [--delay=<délai de livraison>] [--conditions=<texte>]
npm run quotes -- comment <numéro> <message>
npm run quotes -- refuse <numéro> <motif>`;

const PRICE = /^(.+)@([\d.,]+)$/u;
const DAYS = /^[1-9]\d{0,2}$/u;

function positionOf(lines: readonly QuoteLine[], sku: string): number {
  const [line, other] = lines.filter((one) => one.sku === sku);
  if (line === undefined) throw new DeskError(`Le devis ne contient pas ${sku}.`);
  if (other !== undefined) throw new DeskError(`Plusieurs lignes du devis portent la référence ${sku}.`);
  return line.position;
}

function proposedLines(lines: readonly QuoteLine[], { words, units }: DeskArguments): Map<number, ProposedLine> {
  const changed = new Map<number, ProposedLine>();
  const put = (sku: string, change: ProposedLine) => {
    const position = positionOf(lines, sku);
    changed.set(position, { ...changed.get(position), ...change });
  };
  for (const [sku, quantity] of units) put(sku, { quantity });
  for (const word of words) {
    const [, sku = '', price = ''] = PRICE.exec(word) ?? [];
    if (sku === '') throw new DeskError(QUOTE_DESK_USAGE);
    put(sku, { unitPrice: amountOf(price) });
  }
  return changed;
}

function daysOf(typed: string | undefined): { validityDays?: number } {
  if (typed === undefined) return {};
  if (!DAYS.test(typed)) throw new DeskError(`Nombre de jours illisible : ${typed}.`);
  return { validityDays: Number(typed) };
}

type Step = (work: QuoteWork, quote: Quote, typed: readonly string[]) => Promise<string>;

const STEPS: Readonly<Record<string, Step>> = {
  propose: async (work, quote, typed) => {
    const read = deskArguments(typed, ['days', 'delay', 'conditions']);
    const version = await proposeQuote(work, quote, {
      lines: proposedLines(await linesOf(work.trx, quote.id), read),
      ...daysOf(read.options.get('days')),
      deliveryDelay: read.options.get('delay') || null,
      conditions: read.options.get('conditions') || null,
    });
    return `Proposition ${version} envoyée.`;
  },
  comment: async (work, quote, [message]) => {
    if (message === undefined || message.trim() === '') throw new DeskError(QUOTE_DESK_USAGE);
    await commentQuote(work, quote, { uuid: work.ids.uuid(), message, by: null });
    return 'Message envoyé.';
  },
  refuse: async (work, quote, [reason]) => {
    if (reason === undefined || reason.trim() === '') throw new DeskError(QUOTE_DESK_USAGE);
    await refuseQuote(work, quote, { reason, by: null });
    return 'Demande déclinée.';
  },
};

/**
 * Does what was typed and says what became of it.
 * @throws DeskError with a sentence for whoever typed it
 */
export async function runQuoteDesk(deps: QuoteDeps, typed: readonly string[], now: Date): Promise<readonly string[]> {
  const [command = '', ...rest] = typed;
  if (command === 'list') return listQuotes(deps.db, rest[0]);
  const step = Object.hasOwn(STEPS, command) ? STEPS[command] : undefined;
  const [number, ...more] = rest;
  if (number === undefined || (step === undefined && command !== 'show')) throw new DeskError(QUOTE_DESK_USAGE);
  const found = deps.db.selectFrom('quote').selectAll().where('number', '=', number);
  const quote = await found.executeTakeFirst();
  if (quote === undefined) throw new DeskError(`Aucun devis ne porte le numéro ${number}.`);
  if (step === undefined) return showQuote(deps.db, quote);
  try {
    return [await withQuote(deps, { uuid: quote.uuid, now }, (work, locked) => step(work, locked, more))];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'quote.empty') throw new DeskError('Une proposition contient au moins un article.');
    throw new DeskError(`L’état du devis ne le permet pas : ${STATE_WORDS[quote.state]}.`);
  }
}
