/** Chooses one of many by its name (combobox pattern): of the shop, or of what this device holds. */
import { createListCollection } from '@ark-ui/react/collection';
import { Combobox } from '@ark-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { officeField } from '#styled/recipes';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import { TextInput } from '#src/ui/field/text-input.tsx';

/** Those whose name holds the words, at most some twenty; `away` where only the shop knows them and it is out of reach. */
export type FindByName = (words: string, signal: AbortSignal) => Promise<readonly LookupRow[] | 'away'>;

export interface FoundComboboxProps {
  /** The same one as long as the same things are looked through. */
  find: FindByName;
  /** Typing pauses this long before they are looked for. */
  pauseMs?: number;
  /** Of the field, for the error summary. */
  id: string;
  label: string;
  placeholder: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  /** Not offered: chosen already. */
  without: readonly string[];
  onChoose: (row: LookupRow) => void;
}

type Found = { readonly words: string; readonly rows: readonly LookupRow[] | 'away' };

export function FoundCombobox({ find, pauseMs = 0, ...props }: FoundComboboxProps) {
  const { t } = useLingui();
  const classes = officeField();
  const { id, without, onChoose } = props;
  const [words, setWords] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void find(words, stop.signal).then((rows) => {
        if (!stop.signal.aborted) setFound({ words, rows });
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [find, pauseMs, words, isOpen]);
  const rows = useMemo(
    () => (Array.isArray(found?.rows) ? found.rows : []).filter(({ uuid }: LookupRow) => !without.includes(uuid)),
    [found, without],
  );
  const collection = useMemo(
    () =>
      createListCollection<LookupRow>({
        items: [...rows],
        itemToValue: ({ uuid }) => uuid,
        itemToString: ({ title }) => title,
      }),
    [rows],
  );
  const isFresh = found?.words === words;
  const status =
    found?.rows === 'away' && isFresh
      ? t`La recherche nécessite une connexion.`
      : !isFresh
        ? t`Recherche…`
        : rows.length === 0
          ? t`Aucun résultat`
          : '';
  return (
    <Combobox.Root
      className={classes.combobox}
      collection={collection}
      ids={{ input: id }}
      value={[]}
      inputValue={words}
      open={isOpen}
      openOnClick
      selectionBehavior="clear"
      onOpenChange={({ open }) => setOpen(open)}
      onInputValueChange={({ inputValue }) => setWords(inputValue)}
      onValueChange={({ items }) => {
        const [row] = items;
        if (row === undefined) return;
        setWords('');
        onChoose(row);
      }}
    >
      <Combobox.Input asChild>
        <TextInput
          aria-label={props.label}
          placeholder={props.placeholder}
          autoComplete="off"
          {...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy })}
          {...(props.isInvalid ? { 'aria-invalid': true as const } : {})}
        />
      </Combobox.Input>
      <Combobox.Content className={classes.options} aria-label={props.label}>
        {status === '' ? null : <output className={classes.status}>{status}</output>}
        {rows.map((row) => (
          <Combobox.Item key={row.uuid} item={row} className={classes.option}>
            <Combobox.ItemText>{row.title}</Combobox.ItemText>
            {row.subtitle === undefined ? null : <span className={classes.more}>{row.subtitle}</span>}
          </Combobox.Item>
        ))}
      </Combobox.Content>
    </Combobox.Root>
  );
}
