import { createListCollection } from '@ark-ui/react/collection';
import { useCombobox, type UseComboboxReturn } from '@ark-ui/react/combobox';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  type InputHTMLAttributes,
  type Ref,
  type RefObject,
} from 'react';
import { optionTitle, type Option } from '#src/shop/features/search/options.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

type FieldAttributes = InputHTMLAttributes<HTMLInputElement>;

/** What the field says of its proposals (combobox pattern). */
export type ComboboxState = Pick<
  FieldAttributes,
  'role' | 'aria-autocomplete' | 'aria-controls' | 'aria-expanded' | 'aria-activedescendant'
>;

/** What the combobox hears from the field. */
export type ComboboxListeners = Pick<FieldAttributes, 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'>;

/** The field and the combobox around it. */
export interface FieldCombobox {
  field: RefObject<HTMLInputElement | null>;
  /** Of the field. */
  fieldId: string;
  text: string;
  onClosed: (closed: boolean) => void;
  /** A proposal is being followed: the work here is done. */
  onFollowed: () => void;
  onState: (state: ComboboxState | null) => void;
  listeners: Ref<ComboboxListeners>;
}

/** A proposal is a link: it is followed, nothing stays chosen. */
const NOTHING_CHOSEN: string[] = [];

/** The combobox of Ark around a field that is already on the page; `options` null: nothing to propose. */
export function useFieldCombobox(
  { field, fieldId, text, onClosed, onFollowed, onState, listeners }: FieldCombobox,
  options: Option[] | null,
): UseComboboxReturn<Option> {
  const locale = useLocale();
  const collection = useMemo(
    () =>
      createListCollection({
        items: options ?? [],
        itemToValue: (option) => option.href,
        itemToString: (option) => optionTitle(option, locale),
      }),
    [options, locale],
  );
  const combobox = useCombobox({
    ids: { input: fieldId },
    collection,
    open: options !== null,
    inputValue: text,
    value: NOTHING_CHOSEN,
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    onOpenChange: ({ open }) => onClosed(!open),
    onSelect: onFollowed,
    /* Ark's own press does not bubble: it would load a new document */
    navigate: ({ node }) => node.click(),
    onInteractOutside: (event) => {
      const { target } = event.detail.originalEvent;
      /* the way to all results and the cross of the field belong here, though not to the list */
      if (target instanceof Node && field.current?.form?.contains(target)) event.preventDefault();
    },
  });

  const { open } = combobox;
  const {
    'aria-controls': controls,
    'aria-activedescendant': active,
    onChange,
    onFocus,
    onBlur,
    onKeyDown,
  } = combobox.getInputProps();
  useImperativeHandle(listeners, () => ({ onChange, onFocus, onBlur, onKeyDown }));
  useLayoutEffect(() => {
    onState({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': controls,
      'aria-expanded': open,
      'aria-activedescendant': active,
    });
  }, [controls, open, active, onState]);
  useLayoutEffect(() => () => onState(null), [onState]);
  useEffect(() => keepCaret(field.current), [field]);
  return combobox;
}

/**
 * Ark sends the caret to the end one frame after its list has opened or closed, wherever the person is by then. The
 * caret of this field is the person's alone: who corrects the middle of a word stays there.
 */
function keepCaret(input: HTMLInputElement | null): (() => void) | undefined {
  if (input === null) return undefined;
  input.setSelectionRange = () => {};
  return () => void Reflect.deleteProperty(input, 'setSelectionRange');
}
