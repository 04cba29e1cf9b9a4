import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { sheetGrid } from '#styled/recipes';
import type { CellWords } from '#core/domain/sheet/cell-text.ts';
import { useLabel } from '#src/forms/field-words.ts';
import type { SheetColumn } from '../model/columns.ts';
import { isFigure } from './geometry.ts';

export type EditorEnd = 'stay' | 'down' | 'up' | 'right' | 'left';

interface CellEditorProps {
  column: SheetColumn;
  /** What it begins with. */
  text: string;
  /** The cell's own text is there, to be written on; else a key has begun another one. */
  isWhole: boolean;
  label: string;
  box: { readonly left: number; readonly top: number; readonly width: number };
  words: CellWords;
  onEnd: (text: string | null, end: EditorEnd) => void;
}

/** Writes one cell in its place: Enter and Tab take what is typed, Escape leaves the cell as it was. */
export function CellEditor({ column, text: first, isWhole, label, box, words, onEnd }: CellEditorProps) {
  const say = useLabel();
  const control = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null);
  const [text, setText] = useState(first);
  const isOver = useRef(false);
  useLayoutEffect(() => {
    control.current?.focus({ preventScroll: true });
    if (!isWhole && control.current !== null && 'setSelectionRange' in control.current && column.rule.kind !== 'choice')
      control.current.setSelectionRange?.(first.length, first.length);
  }, [column, first, isWhole]);
  const end = (value: string | null, how: EditorEnd): void => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(value, how);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { key, shiftKey, altKey } = event;
    if (key === 'Escape') end(null, 'stay');
    else if (key === 'Tab') end(text, shiftKey ? 'left' : 'right');
    else if (key === 'Enter' && !(altKey && column.rule.kind === 'multiline')) end(text, shiftKey ? 'up' : 'down');
    else return;
    event.preventDefault();
  };
  const shared = {
    ref: control,
    'aria-label': label,
    className: sheetGrid().editor,
    'data-number': isFigure(column) || undefined,
    style: { left: box.left, top: box.top, width: Math.max(box.width, 80) },
    value: text,
    onKeyDown,
    onBlur: () => end(text, 'stay'),
  };
  const answers = answersOf(column, words, say);
  if (answers !== null)
    return (
      <select {...shared} onChange={({ target }) => setText(target.value)}>
        {answers.map((answer) => (
          <option key={answer}>{answer}</option>
        ))}
      </select>
    );
  const typing = { onChange: ({ target }: { target: { value: string } }) => setText(target.value) };
  return column.rule.kind === 'multiline' ? (
    <textarea {...shared} {...typing} rows={4} />
  ) : (
    <input {...shared} {...typing} type="text" {...(isFigure(column) ? { inputMode: 'decimal' as const } : {})} />
  );
}

/** One of a few answers is chosen; null: it is typed. */
function answersOf({ rule }: SheetColumn, { yes, no }: CellWords, say: CellWords['label']): readonly string[] | null {
  if (rule.kind === 'boolean') return [yes, no];
  if (rule.kind !== 'choice') return null;
  return [...(rule.optional === true ? [''] : []), ...Object.values(rule.words ?? {}).map(say)];
}
