import { priceRange } from '#styled/recipes';
import type { Range } from './range.ts';

const width = 240;
const height = 38;

interface HistogramProps {
  counts: readonly number[];
  bounds: Range;
  value: Range;
}

/** Where the products lie between the cheapest and the dearest. Drawn by attributes: server markup holds no `style`. */
export function Histogram({ counts, bounds: [least, most], value: [from, to] }: HistogramProps) {
  const classes = priceRange();
  const highest = Math.max(1, ...counts);
  const slice = width / Math.max(1, counts.length);
  const span = Math.max(1, most - least);
  const left = ((from - least) / span) * width;
  const right = ((to - least) / span) * width;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden className={classes.chart}>
      {counts.map((count, at) => {
        const tall = count === 0 ? 0 : Math.max(2, (count / highest) * (height - 4));
        const middle = (at + 0.5) * slice;
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- slices have no name but their place
            key={at}
            x={round(at * slice)}
            y={round(height - 3 - tall)}
            width={round(slice - 2)}
            height={round(tall)}
            className={classes.bar}
            {...(middle >= left && middle <= right ? { 'data-in': '' } : {})}
          />
        );
      })}
      <rect y={height - 3} width={width} height="3" className={classes.track} />
      <rect
        x={round(left)}
        y={height - 3}
        width={round(Math.max(0, right - left))}
        height="3"
        className={classes.track}
        data-in=""
      />
    </svg>
  );
}

/** Two decimals, so that server and browser write the same number. */
const round = (value: number) => Math.round(value * 100) / 100;
