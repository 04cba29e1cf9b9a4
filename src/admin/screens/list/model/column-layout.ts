/**
 * Which columns a person sees, in which order, how wide and what stays in view on the left. The column that names a row
 * is always there. All of it is pure: where it is kept is said elsewhere.
 */
export interface ColumnLayout {
  /** From the left. */
  readonly shown: readonly string[];
  /** Of those, what stays in view when the table is moved sideways. */
  readonly pinned: readonly string[];
  /** In px, of columns whose width was changed. */
  readonly widths: Readonly<Record<string, number>>;
  /** Lower rows. */
  readonly dense: boolean;
}

/** What a list offers. */
export interface Offered {
  /** Names a row; cannot be hidden. */
  readonly title: string;
  /** Shown at first, from the left. */
  readonly usual: readonly string[];
  /** All columns, in the order of the definition. */
  readonly all: readonly string[];
}

export const NARROWEST = 64;
const WIDEST = 900;

export const usualLayout = ({ usual, title }: Offered): ColumnLayout => ({
  shown: usual.includes(title) ? usual : [title, ...usual],
  pinned: [title],
  widths: {},
  dense: false,
});

/** Columns in the order of drawing: what is pinned stands first. */
export const drawnOrder = ({ shown, pinned }: ColumnLayout): readonly string[] => [
  ...shown.filter((name) => pinned.includes(name)),
  ...shown.filter((name) => !pinned.includes(name)),
];

/** Shows a column, where it stands in the definition; hides it when it is shown. */
export function toggleColumn(layout: ColumnLayout, name: string, offered: Offered): ColumnLayout {
  const { shown } = layout;
  if (name === offered.title || !offered.all.includes(name)) return layout;
  if (shown.includes(name)) return { ...layout, shown: shown.filter((one) => one !== name) };
  const rank = offered.all.indexOf(name);
  const before = shown.findLastIndex((one) => offered.all.indexOf(one) < rank);
  return { ...layout, shown: shown.toSpliced(before + 1, 0, name) };
}

/** @param to its place among those that are shown, from 0; past an end is the end */
export function moveColumn(layout: ColumnLayout, name: string, to: number): ColumnLayout {
  const { shown } = layout;
  if (!shown.includes(name)) return layout;
  const others = shown.filter((one) => one !== name);
  return { ...layout, shown: others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, name) };
}

export function pinColumn(layout: ColumnLayout, name: string): ColumnLayout {
  const { pinned } = layout;
  return { ...layout, pinned: pinned.includes(name) ? pinned.filter((one) => one !== name) : [...pinned, name] };
}

export const widen = (layout: ColumnLayout, name: string, px: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [name]: boundedWidth(px) },
});

const boundedWidth = (px: number): number => Math.round(Math.min(WIDEST, Math.max(NARROWEST, px)));

/** Other columns than the person's own, as an address or a view names them. */
export function withColumns(layout: ColumnLayout, names: readonly string[], offered: Offered): ColumnLayout {
  const shown = known(names, offered);
  return { ...layout, shown: shown.includes(offered.title) ? shown : [offered.title, ...shown] };
}

/** What was kept on the device, as far as the list still has it: another build may have kept it. */
export function readLayout(kept: unknown, offered: Offered): ColumnLayout {
  const usual = usualLayout(offered);
  if (typeof kept !== 'object' || kept === null) return usual;
  const { shown, pinned, widths, dense }: Partial<Record<keyof ColumnLayout, unknown>> = kept;
  const columns = known(shown, offered);
  const wide = typeof widths === 'object' && widths !== null ? Object.entries(widths) : [];
  return {
    ...(columns.length === 0 ? usual : withColumns(usual, columns, offered)),
    pinned: Array.isArray(pinned) ? known(pinned, offered) : usual.pinned,
    widths: Object.fromEntries(
      wide.flatMap(([name, px]: [string, unknown]) =>
        offered.all.includes(name) && typeof px === 'number' && Number.isFinite(px) ? [[name, boundedWidth(px)]] : [],
      ),
    ),
    dense: dense === true,
  };
}

const known = (names: unknown, { all }: Offered): readonly string[] =>
  Array.isArray(names) ? [...new Set(all.filter((name) => names.includes(name)))].toSorted(by(names)) : [];

const by =
  (names: readonly unknown[]) =>
  (one: string, other: string): number =>
    names.indexOf(one) - names.indexOf(other);
