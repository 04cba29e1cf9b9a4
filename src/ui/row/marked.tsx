/** A text with the parts that were searched for underlined and bold. Ranges are offsets, in order, not overlapping. */
export function Marked({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) {
  const pieces = ranges.map(([from, to], at) => (
    <span key={from}>
      {text.slice(ranges[at - 1]?.[1] ?? 0, from)}
      <mark>{text.slice(from, to)}</mark>
    </span>
  ));
  return (
    <>
      {pieces}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
