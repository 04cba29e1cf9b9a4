import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#src/i18n/use-format.ts';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { useActions } from '#src/shop/parts/actions.tsx';

export interface SyncWords {
  /** Where a change stands, in words (direction §8). @param at ISO instant of the acknowledgement */
  state: (state: 'local' | 'sending' | 'sent', at: string | null) => string;
  /** "aujourd’hui à 9:31", "hier à 18:44", "19 nov. à 8:02". */
  when: (at: string) => string;
}

const DAY_MS = 24 * 3_600_000;

export function useSyncWords(): SyncWords {
  const { t } = useLingui();
  const format = useFormat();
  const dates = useShortDates();
  const { now } = useActions();
  const isDay = (at: string, ago: number): boolean => {
    const today = now();
    return today !== null && format.date(today - ago * DAY_MS) === format.date(at);
  };
  const when = (at: string): string => {
    const time = format.time(at);
    if (isDay(at, 0)) return t`aujourd’hui à ${time}`;
    if (isDay(at, 1)) return t`hier à ${time}`;
    return dates.dayTime(at);
  };
  return {
    when,
    state: (state, at) => {
      if (state === 'local') return t`Enregistré sur cet appareil`;
      if (state === 'sending') return t`Envoi…`;
      if (at === null) return t`Envoyé`;
      const time = format.time(at);
      if (isDay(at, 0)) return t`Envoyé à ${time}`;
      const day = dates.dayTime(at);
      return t`Envoyé le ${day}`;
    },
  };
}
