import { useLingui } from '@lingui/react/macro';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { dataTable, field as fieldRecipe, input } from '#styled/recipes';
import { useLabel } from '#src/forms/field-words.ts';
import type { ListedField } from '../model/list-facts.ts';
import { CellValue } from './cell-value.tsx';
import { isNumber } from '#src/admin/screens/list/data/cell-words.ts';
import { textOf, typedIn } from './typed-value.ts';

interface InlineCellProps {
  field: ListedField;
  value: unknown;
  /** What the row is called. */
  rowTitle: string;
  /** Answers what was refused in words, or null when it is written. */
  write: (value: unknown) => Promise<string | null>;
}

/** A value that is written in its place: Enter saves, Escape leaves it as it was, a refusal stands under it. */
export function InlineCell(props: InlineCellProps) {
  const { field, value, rowTitle, write } = props;
  const { t } = useLingui();
  const say = useLabel();
  const [isOpen, setOpen] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const label = say(field.label);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (field.kind === 'boolean') return <InlineSwitch {...props} label={label} />;
  if (isOpen)
    return (
      <Editor
        {...props}
        label={t`${label} de ${rowTitle}`}
        refused={refused}
        write={async (next) => {
          const fault = await write(next);
          setRefused(fault);
          if (fault === null) setOpen(false);
          return fault;
        }}
        close={() => {
          setRefused(null);
          setOpen(false);
        }}
      />
    );
  return (
    <button ref={button} type="button" className={dataTable().edit} title={t`Modifier`} onClick={() => setOpen(true)}>
      <CellValue field={field} value={value} />
    </button>
  );
}

/** Yes or no is turned by a press. */
function InlineSwitch({ value, rowTitle, label, write }: InlineCellProps & { label: string }) {
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  return (
    <>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value === true}
        aria-label={`${label}, ${rowTitle}`}
        checked={value === true}
        disabled={isBusy}
        onChange={({ target }) => {
          setBusy(true);
          void write(target.checked)
            .then(setRefused)
            .finally(() => setBusy(false));
        }}
      />
      {refused === null ? null : <Fault text={refused} />}
    </>
  );
}

const Fault = ({ text, id }: { text: string; id?: string }) => (
  <p role="alert" className={fieldRecipe().error} {...(id === undefined ? {} : { id })}>
    {text}
  </p>
);

function Editor({
  field,
  value,
  label,
  refused,
  write,
  close,
}: InlineCellProps & { label: string; refused: string | null; close: () => void }) {
  const { t } = useLingui();
  const say = useLabel();
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const [text, setText] = useState(() => textOf(field, value));
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => control.current?.focus(), []);
  const save = async (next: string): Promise<void> => {
    if (isBusy) return;
    if (next === textOf(field, value)) return close();
    setBusy(true);
    await write(typedIn(field, next)).finally(() => setBusy(false));
  };
  const shared = {
    ref: control,
    'aria-label': label,
    'aria-busy': isBusy,
    className: input({ size: 'sm' }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
    },
    ...(refused === null ? {} : { 'aria-invalid': true as const, 'aria-describedby': id }),
  };
  const options = field.options ?? [];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(text);
      }}
    >
      {options.length > 0 ? (
        <select
          {...shared}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            void save(target.value);
          }}
        >
          {field.optional === true ? <option value="">{t`Aucun`}</option> : null}
          {options.map((option) => (
            <option key={option} value={option}>
              {field.words?.[option] === undefined ? option : say(field.words[option])}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={field.kind === 'day' ? 'date' : 'text'}
          {...(isNumber(field) ? { inputMode: 'decimal' as const } : {})}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      {refused === null ? null : <Fault id={id} text={refused} />}
    </form>
  );
}
