/**
 * What a device knows of the articles of a count: told by the shop when the count is opened, and kept with its other
 * answers, so that a code is known without a network. Where the list is not whole the shop looks a code up.
 */
import type { CountArticle } from '#core/contract/admin/stock/counts.ts';
import { countedCode } from '#core/domain/stock/counted-code.ts';
import type { Answers, Kept } from '#src/admin/api/answers-of.ts';
import type { Call } from '#src/admin/api/office-client.ts';

const ROUTE = 'api.admin.stock.counts.articles';

type Page = Kept<typeof ROUTE>;

export interface CountArticles {
  readonly byCode: ReadonlyMap<string, CountArticle>;
  readonly byUuid: ReadonlyMap<string, CountArticle>;
  /** By how much the clock of this device is behind the shop's, in ms (rule S131). */
  readonly behindMs: number;
  /** Every page is here. */
  readonly isWhole: boolean;
}

interface Sources {
  readonly call: Call;
  readonly answers: Answers;
  /** ISO instant of the device. */
  readonly now: () => string;
}

const inputOf = (uuid: string, after: string | null) => ({ params: { uuid }, query: after === null ? {} : { after } });

/** Asks the shop for every page and keeps it. @throws CallFailed, Refusal */
export async function fetchArticles({ call, answers, now }: Sources, uuid: string): Promise<CountArticles> {
  const pages: Page[] = [];
  let after: string | null = null;
  do {
    const input = inputOf(uuid, after);
    const page: Page = { answer: await call(ROUTE, input), at: now() };
    await answers.keep(ROUTE, input, page);
    pages.push(page);
    after = page.answer.next;
  } while (after !== null);
  return articlesIn(pages);
}

/** As far as this device has kept them. */
export async function keptArticles({ answers }: Pick<Sources, 'answers'>, uuid: string): Promise<CountArticles> {
  const pages: Page[] = [];
  let after: string | null = null;
  do {
    const page: Page | null = await answers.read(ROUTE, inputOf(uuid, after));
    if (page === null) break;
    pages.push(page);
    after = page.answer.next;
  } while (after !== null);
  return articlesIn(pages);
}

function articlesIn(pages: readonly Page[]): CountArticles {
  const byCode = new Map<string, CountArticle>();
  const byUuid = new Map<string, CountArticle>();
  const articles = pages.flatMap(({ answer }) => answer.articles);
  for (const one of articles) byUuid.set(one.uuid, one);
  for (const one of articles) if (one.ean !== null) byCode.set(countedCode(one.ean), one);
  // The SKU of one may look like the EAN of another: what the shop prints on its own labels comes first.
  for (const one of articles) byCode.set(countedCode(one.sku), one);
  const last = pages.at(-1);
  return {
    byCode,
    byUuid,
    behindMs: last === undefined ? 0 : Date.parse(last.answer.now) - Date.parse(last.at),
    isWhole: last !== undefined && last.answer.next === null,
  };
}
