import { lazy, Suspense } from 'react';
import { richTextField } from '#styled/recipes';
import type { RichTextEditorProps } from '#src/admin/forms/rich-text/rich-text-editor.tsx';

/* the editor's library is larger than a screen: it comes with the first text */
const RichTextEditor = lazy(() => import('#src/admin/forms/rich-text/rich-text-editor.tsx'));

/** A rich text with its label, value in and value out. */
export function RichTextField(props: RichTextEditorProps) {
  const classes = richTextField();
  return (
    <div className={classes.field}>
      <span className={classes.label}>{props.label}</span>
      <Suspense fallback={<div className={classes.root} aria-busy />}>
        <RichTextEditor {...props} />
      </Suspense>
    </div>
  );
}
