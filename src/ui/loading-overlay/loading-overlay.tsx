import { hidden, loading } from '#styled/recipes';

/** Covers the page while an answer is indispensable (specification: spinner of 80). Everything else shows lines. */
export function LoadingOverlay({ label }: { label: string }) {
  const classes = loading();
  return (
    <output className={classes.root}>
      <svg viewBox="0 0 80 80" width="80" height="80" aria-hidden className={classes.spinner}>
        <circle cx="40" cy="40" r="34" strokeDasharray="34 19.4" />
      </svg>
      <span className={hidden()}>{label}</span>
    </output>
  );
}
