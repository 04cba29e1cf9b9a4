/** The tax block on the left, the sums on the right, and the one amount that matters on the panel of the area. */
import { formatMoney } from '#core/domain/price/format-money.ts';
import type { Money } from '#core/domain/price/money.ts';
import type { Locale } from '#core/domain/shop/locale.ts';
import { say } from '#server/platform/mail/mail-format.ts';
import { block, ensure, PAGE, type Flow } from '#server/platform/pdf/flow.ts';
import { listel } from '#server/platform/pdf/shapes.ts';
import { artifact } from '#server/platform/pdf/structure.ts';
import { table } from '#server/platform/pdf/table.ts';
import { BODY, SMALL, STRONG, type TextStyle } from '#server/platform/pdf/text.ts';

import type { Priced, TaxRow } from '../models/amounts.ts';
import type { Identity } from '../models/document.ts';
import { exemptionMentions } from './legal.ts';
import { percentIn } from './words.ts';

export interface TotalsOptions {
  readonly locale: Locale;
  readonly identity: Identity;
  /** Rows above the panel: label and amount. */
  readonly rows: readonly (readonly [label: string, amount: Money])[];
  /** What stands on the panel. */
  readonly main: readonly [label: string, amount: Money];
  /** Rows beneath the panel. */
  readonly after?: readonly (readonly [label: string, amount: Money])[];
}

const WIDTH = 208;
const BIG: TextStyle = { face: 'title', size: 15, lead: 20, colour: '', tabular: true };

export function totals(flow: Flow, { taxes }: Priced, options: TotalsOptions): void {
  const { locale, identity, rows, main, after = [] } = options;
  const height = Math.max(rows.length * 16 + 60 + after.length * 16, 40 + taxes.length * 24);
  ensure(flow, height);
  const top = flow.y;
  const left = PAGE.right - WIDTH;
  const right = sums(flow, { x: left, y: top, rows });
  const panelEnd = panel(flow, { x: left, y: right + 4, identity, locale, main });
  const end = sums(flow, { x: left, y: panelEnd + 8, rows: after });
  flow.y = top - 3;
  taxTable(flow, taxes, locale, left - 28);
  const bottom = block(
    flow.pdf,
    exemptionMentions(taxes).map((mention): readonly [string, TextStyle] => [mention, SMALL]),
    { x: PAGE.left, y: flow.y + 8, width: left - 28 - PAGE.left },
  );
  flow.y = Math.max(bottom, end) + 18;

  function sums({ pdf }: Flow, place: { x: number; y: number; rows: readonly (readonly [string, Money])[] }): number {
    let { y } = place;
    for (const [label, amount] of place.rows) {
      const end = block(pdf, [[label, BODY]], { x: place.x + 12, y, width: WIDTH - 96 });
      const value = formatMoney(amount, locale);
      const style = { ...STRONG, tabular: true };
      y = Math.max(end, block(pdf, [[value, style]], { x: PAGE.right - 82, y, width: 70, align: 'right' })) + 3;
    }
    return y;
  }
}

function panel(
  { pdf }: Flow,
  {
    x,
    y,
    identity,
    locale,
    main,
  }: { x: number; y: number; locale: Locale; identity: Identity; main: readonly [string, Money] },
): number {
  const { accent } = identity;
  const box = { x, y, width: WIDTH, height: 44 };
  artifact(pdf, () => listel(pdf, box, accent));
  const [label, amount] = main;
  block(pdf, [[label, { ...STRONG, colour: accent.on }]], { x: x + 12, y: y + 15.5, width: 84 });
  const style = { ...BIG, colour: accent.on };
  block(pdf, [[formatMoney(amount, locale), style]], { x: x + 80, y: y + 12, width: WIDTH - 92, align: 'right' });
  return y + box.height;
}

function taxTable(flow: Flow, taxes: readonly TaxRow[], locale: Locale, right: number): void {
  const columns = [
    { title: say(locale, 'TVA', 'VAT') },
    { title: say(locale, 'Base HT', 'Base excl. VAT'), width: 76, align: 'right' as const },
    { title: say(locale, 'Montant TVA', 'VAT amount'), width: 76, align: 'right' as const },
  ];
  const rows = taxes.map(({ taxPercent, exemption, base, tax }) => [
    exemption === null ? percentIn(locale, taxPercent) : say(locale, 'Sans TVA', 'No VAT'),
    formatMoney(base, locale),
    formatMoney(tax, locale),
  ]);
  table(flow, columns, rows, { right });
}
