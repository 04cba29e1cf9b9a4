/**
 * The products of a sheet, a page at a time: asked of the shop and kept with the other answers of this device, from which
 * the sheet opens without a network (rule S139).
 */
import { MOST_SHEET_PRODUCTS, type SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { Answers, Kept } from '#src/admin/api/answers-of.ts';
import type { Call } from '#src/admin/api/office-client.ts';

const ROUTE = 'api.admin.products.sheet.rows';

type Page = Kept<typeof ROUTE>;
export type SheetWords = Readonly<Record<string, string | readonly string[]>>;

export interface LoadedSheet {
  readonly products: readonly SheetProduct[];
  readonly total: number;
  /** The list finds more than a sheet holds. */
  readonly more: boolean;
  readonly sources: Page['answer']['sources'];
  /** ISO instant of pages that this device kept; null: all of them have just come. */
  readonly keptAt: string | null;
  /** Every page is here. */
  readonly isWhole: boolean;
}

interface Sources {
  readonly call: Call;
  readonly answers: Answers;
  /** ISO instant of the device. */
  readonly now: () => string;
}

const inputOf = (words: SheetWords, cursor: string | null) => ({
  query: cursor === null ? { ...words } : { ...words, cursor },
});

/** Asks the shop for every page. @param seen hears of each as it comes @throws CallFailed, Refusal */
export async function fetchSheet(
  { call, answers, now }: Sources,
  words: SheetWords,
  { signal, seen }: { readonly signal: AbortSignal; readonly seen: (loaded: LoadedSheet) => void },
): Promise<void> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const input = inputOf(words, cursor);
    const page: Page = { answer: await call(ROUTE, input, { signal }), at: now() };
    await answers.keep(ROUTE, input, page);
    pages.push(page);
    seen(sheetIn(pages, null));
    cursor = page.answer.next;
  } while (cursor !== null && countIn(pages) < MOST_SHEET_PRODUCTS);
}

/** As far as this device has kept it; null: nothing of it. */
export async function keptSheet({ answers }: Pick<Sources, 'answers'>, words: SheetWords): Promise<LoadedSheet | null> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Page | null = await answers.read(ROUTE, inputOf(words, cursor));
    if (page === null) break;
    pages.push(page);
    cursor = page.answer.next;
  } while (cursor !== null && countIn(pages) < MOST_SHEET_PRODUCTS);
  const [first] = pages;
  return first === undefined ? null : sheetIn(pages, first.at);
}

const countIn = (pages: readonly Page[]): number => pages.reduce((sum, { answer }) => sum + answer.data.length, 0);

function sheetIn(pages: readonly Page[], keptAt: string | null): LoadedSheet {
  const last = pages.at(-1)?.answer;
  const known = new Map(pages.flatMap(({ answer }) => answer.data).map((one) => [one.uuid, one]));
  return {
    products: [...known.values()].slice(0, MOST_SHEET_PRODUCTS),
    total: last?.total ?? 0,
    more: last?.more ?? false,
    sources: last?.sources ?? [],
    keptAt,
    isWhole: last !== undefined && (last.next === null || known.size >= MOST_SHEET_PRODUCTS),
  };
}
