import { createListCollection } from '@ark-ui/react/collection';
import { useCombobox } from '@ark-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  type InputHTMLAttributes,
  type Ref,
  type RefObject,
} from 'react';
import type { Area } from '#core/domain/area.ts';
import { optionsOf, optionTitle, resultCount, resultsHref } from '#src/features/shop/search/options.ts';
import { RecentSearches } from '#src/features/shop/search/recent-searches.tsx';
import { SuggestionPanel } from '#src/features/shop/search/suggestion-panel.tsx';
import { useAnswer } from '#src/features/shop/search/use-answer.ts';
import { useFrame } from '#src/screens/shop/frame.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';

type FieldAttributes = InputHTMLAttributes<HTMLInputElement>;

/** What the field says of its proposals (combobox pattern). */
export type ComboboxState = Pick<
  FieldAttributes,
  'role' | 'aria-autocomplete' | 'aria-controls' | 'aria-expanded' | 'aria-activedescendant'
>;

/** What the combobox hears from the field. */
export type ComboboxEars = Pick<FieldAttributes, 'onChange' | 'onFocus' | 'onBlur' | 'onKeyDown'>;

export interface LiveSuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Of the field. */
  fieldId: string;
  text: string;
  area: Area;
  /** Closed for this text: by Escape, by a press elsewhere, or because it has been searched for. */
  closed: boolean;
  onClosed: (closed: boolean) => void;
  /** A proposal is being followed: the work here is done. */
  onFollowed: () => void;
  onState: (state: ComboboxState | null) => void;
  ears: Ref<ComboboxEars>;
}

/** One letter finds half the shop. */
const SHORTEST = 2;

/** A proposal is a link: it is followed, nothing stays chosen. */
const NOTHING_CHOSEN: string[] = [];

/**
 * Proposals while typing: the combobox of Ark around the field that is already on the page. The field itself stays
 * where it is, so that the focus, the caret, a word under composition and the keyboard of a phone are not disturbed
 * when this part arrives.
 */
export function LiveSuggestions({
  field,
  fieldId,
  text,
  area,
  closed,
  onClosed,
  onFollowed,
  onState,
  ears,
}: LiveSuggestionsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const { category } = useFrame();
  const asked = text.trim();
  const answer = useAnswer(asked.length >= SHORTEST && !closed ? asked : null, area);
  const options = useMemo(() => (answer === null ? [] : optionsOf(answer.page, category)), [answer, category]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: options,
        itemToValue: (option) => option.href,
        itemToString: (option) => optionTitle(option, locale),
      }),
    [options, locale],
  );
  const combobox = useCombobox({
    ids: { input: fieldId },
    collection,
    open: answer !== null,
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
  useImperativeHandle(ears, () => ({ onChange, onFocus, onBlur, onKeyDown }));
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

  const total = answer === null ? 0 : resultCount(answer.page);
  const found = format.number(total);
  const count = total === 0 ? t`Aucun résultat` : total === 1 ? t`1 résultat` : t`${found} résultats`;
  const status = answer?.local === true ? t`Sur cet appareil : ${count}` : count;
  return (
    <>
      <LiveRegion text={answer === null ? '' : status} />
      {asked === '' ? <RecentSearches field={field} area={area} onFollowed={onFollowed} /> : null}
      {answer === null || !open ? null : (
        <SuggestionPanel
          combobox={combobox}
          text={answer.text}
          status={status}
          options={options}
          total={total}
          allResults={resultsHref(asked, area)}
        />
      )}
    </>
  );
}

/**
 * Ark sends the caret to the end one frame after its list has opened or closed, wherever the person is by then. The
 * caret of this field is the person's alone: who mends the middle of a word stays there.
 */
function keepCaret(input: HTMLInputElement | null): (() => void) | undefined {
  if (input === null) return undefined;
  input.setSelectionRange = () => {};
  return () => void Reflect.deleteProperty(input, 'setSelectionRange');
}
