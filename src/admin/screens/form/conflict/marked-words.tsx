import { conflictView } from '#styled/recipes';
import { wordChanges } from '#src/admin/screens/form/version/word-changes.ts';

/** A text whose own words are marked, beside another one. */
export function MarkedWords({ text, other }: { text: string; other: string }) {
  const classes = conflictView();
  return wordChanges(text, other).map((piece, at) =>
    piece.own ? (
      <ins key={at} className={classes.ins}>
        {piece.text}
      </ins>
    ) : (
      <span key={at}>{piece.text}</span>
    ),
  );
}
