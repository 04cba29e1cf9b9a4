import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { suggestions } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { resultsHref } from '#src/shop/features/search/options.ts';
import { recentSearches, removeSearch } from '#src/shop/store/recent/recent-searches.ts';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { magnifyingGlass, x } from '#src/ui/icon/glyphs.ts';
import { RowLink } from '#src/ui/row/row-link.tsx';

export interface RecentSearchesProps {
  field: RefObject<HTMLInputElement | null>;
  area: Area;
  onFollowed: () => void;
}

/** Under the field while it is empty: what was searched for on this device, each removable. */
export function RecentSearches({ field, area, onFollowed }: RecentSearchesProps) {
  const { t } = useLingui();
  const classes = suggestions();
  const [texts, setTexts] = useState(recentSearches);
  const [open, setOpen] = useState(true);
  useEffect(() => followAttention(field.current, setOpen), [field]);

  const remove = (text: string): void => {
    removeSearch(text);
    setTexts(recentSearches());
    /* the button that had the focus is gone */
    field.current?.focus();
  };
  const close = (): void => {
    field.current?.focus();
    setOpen(false);
  };
  if (!open || texts.length === 0) return null;
  return (
    <section className={classes.root} aria-label={t`Recherches récentes`}>
      <div className={classes.status}>
        <p>{t`Recherches récentes, gardées sur cet appareil seulement`}</p>
        <IconButton glyph={x} label={t`Fermer les recherches récentes`} tone="quiet" onClick={close} />
      </div>
      <ul className={classes.group}>
        {texts.map((text) => (
          <li key={text} className={classes.line}>
            <RowLink
              href={resultsHref(text, area)}
              onClick={onFollowed}
              before={<Icon glyph={magnifyingGlass} />}
              title={text}
            />
            <IconButton glyph={x} label={t`Retirer « ${text} »`} tone="quiet" onClick={() => remove(text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Open while the person is in the form of the field; Escape closes it. */
function followAttention(field: HTMLInputElement | null, setOpen: (open: boolean) => void): (() => void) | undefined {
  const form = field?.form;
  if (!form) return undefined;
  const onAttention = ({ target }: Event): void => {
    if (target === field) setOpen(true);
    else if (!(target instanceof Node && form.contains(target))) setOpen(false);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    field.focus();
    setOpen(false);
  };
  document.addEventListener('focusin', onAttention);
  document.addEventListener('pointerdown', onAttention);
  form.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('focusin', onAttention);
    document.removeEventListener('pointerdown', onAttention);
    form.removeEventListener('keydown', onKey);
  };
}
