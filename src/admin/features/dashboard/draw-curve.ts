/** The drawing itself, with the library it needs: loaded once a curve is on the screen. */
import UPlot from 'uplot';

export interface CurveData {
  readonly values: readonly number[];
  readonly before: readonly number[] | null;
  /** Of the steps, in order. */
  readonly names: readonly string[];
  readonly sayShort: (value: number) => string;
  /** The axis goes at least as far: a quiet month is no storm of cents. */
  readonly least: number;
}

const HEIGHT = 220;
/** Least width between two names of the axis, in px. */
const NAME_WIDTH = 72;

/** Draws into the box until the signal aborts, and anew when box or colours change. */
export function drawCurve(box: HTMLElement, data: CurveData, signal: AbortSignal): void {
  let plot: UPlot | null = null;
  const draw = (): void => {
    plot?.destroy();
    plot = new UPlot(optionsOf(box, data), columnsOf(data), box);
  };
  const size = new ResizeObserver(() => {
    if (plot === null) draw();
    else plot.setSize({ width: box.clientWidth, height: HEIGHT });
  });
  const theme = new MutationObserver(draw);
  size.observe(box);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => {
    size.disconnect();
    theme.disconnect();
    plot?.destroy();
  });
}

const columnsOf = ({ values, before }: CurveData): UPlot.AlignedData => {
  const steps = values.map((_, at) => at);
  return before === null ? [steps, [...values]] : [steps, [...values], values.map((_, at) => before[at] ?? null)];
};

function optionsOf(box: HTMLElement, { before, names, sayShort, least }: CurveData): UPlot.Options {
  const style = getComputedStyle(box);
  const colour = (name: string): string => style.getPropertyValue(`--colors-${name}`).trim();
  const [text, line, ink, grey, fill] = ['text2', 'line', 'ink', 'text3', 'canvas'].map(colour);
  const axis = { stroke: text ?? '', font: `12px ${style.fontFamily}`, ticks: { show: false } };
  return {
    width: box.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false }, y: { range: (_, low, high) => [Math.min(0, low), Math.max(high * 1.1, least)] } },
    axes: [
      {
        ...axis,
        space: NAME_WIDTH,
        incrs: [1, 2, 5, 7, 10, 14, 30],
        values: (_, splits) => splits.map((at) => names[at] ?? ''),
        grid: { show: false },
      },
      {
        ...axis,
        size: 64,
        values: (_, splits) => splits.map(sayShort),
        grid: { stroke: line ?? '', width: 1 },
      },
    ],
    series: [
      {},
      { stroke: ink ?? '', width: 2, fill: fill ?? '', points: { show: names.length <= 1 } },
      ...(before === null ? [] : [{ stroke: grey ?? '', width: 1.5, dash: [5, 4], points: { show: false } }]),
    ],
  };
}
