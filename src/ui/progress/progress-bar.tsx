import { progress } from '#styled/recipes';

export interface ProgressBarProps {
  label: string;
  /** "2 140 sur 3 284": a bar never goes without its numbers */
  figure: string;
  value: number;
  max: number;
}

/** Long work, with its numbers. */
export function ProgressBar({ label, figure, value, max }: ProgressBarProps) {
  const classes = progress();
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <span className={classes.figure}>{figure}</span>
      </div>
      <progress aria-label={label} aria-valuetext={figure} value={value} max={max} className={classes.bar} />
    </div>
  );
}
