import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { Area } from '#core/domain/shop/area.ts';
import { optionsOf, resultCount, resultsHref } from '#src/shop/features/search/options.ts';
import { RecentSearches } from '#src/shop/features/search/recent-searches.tsx';
import { SuggestionPanel } from '#src/shop/features/search/suggestion-panel.tsx';
import { useAnswer } from '#src/shop/features/search/use-answer.ts';
import { useFieldCombobox, type FieldCombobox } from '#src/shop/features/search/use-field-combobox.ts';
import { AskForReference, useVehicleWords } from '#src/shop/features/search/partial-answer.tsx';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useView } from '#src/shop/store/state.ts';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';

export interface LiveSuggestionsProps extends FieldCombobox {
  area: Area;
  /** Closed for this text: by Escape, by a press elsewhere, or because it has been searched for. */
  closed: boolean;
}

/**
 * Proposals while typing: the combobox of Ark around the field that is already on the page. The field itself stays
 * where it is, so that the focus, the caret, a word under composition and the keyboard of a phone are not disturbed
 * when this part arrives.
 */
export function LiveSuggestions({ area, closed, ...parts }: LiveSuggestionsProps) {
  const { field, text, onFollowed } = parts;
  const { t } = useLingui();
  const format = useFormat();
  const { category } = useFrame();
  /* one letter finds half the shop */
  const shortest = useSetting('catalog.products.search.min_query_length');
  const asked = text.trim();
  const answer = useAnswer(asked.length >= shortest && !closed ? asked : null, area);
  const options = useMemo(() => (answer === null ? null : optionsOf(answer.page, category)), [answer, category]);
  const combobox = useFieldCombobox(parts, options);

  const total = answer === null ? 0 : resultCount(answer.page);
  const found = format.number(total);
  const count = total === 0 ? t`Aucun résultat` : total === 1 ? t`1 résultat` : t`${found} résultats`;
  const online = useView((state) => state.connection.online);
  const vehicle = useVehicleWords(answer?.page ?? null);
  const near = t`Aucun produit ne contient tous ces mots. Voici ce qui s’en approche.`;
  const told = vehicle !== null ? `${vehicle.title}. ${vehicle.text}` : answer?.page.partial === true ? near : count;
  const status = online || vehicle !== null ? told : t`${told}, hors connexion`;
  return (
    <>
      <LiveRegion text={answer === null ? '' : status} />
      {asked === '' ? <RecentSearches field={field} area={area} onFollowed={onFollowed} /> : null}
      {answer === null || options === null || !combobox.open ? null : (
        <SuggestionPanel
          combobox={combobox}
          text={answer.text}
          status={status}
          options={options}
          total={total}
          ask={vehicle === null ? null : <AskForReference answer={answer.page} />}
          allResults={resultsHref(asked, area, answer.page.leads === true)}
        />
      )}
    </>
  );
}
