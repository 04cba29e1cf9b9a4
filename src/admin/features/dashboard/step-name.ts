import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { Granularity } from '#core/domain/dashboard/period.ts';
import { languageTag } from '#core/domain/shop/locale.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

const FORMS: Readonly<Record<Exclude<Granularity, 'hour'>, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
};

/** What a step of a curve is called: « 9 h », « 21 nov. », « sem. du 16 nov. », « nov. 2026 ». */
export function useStepName(granularity: Granularity): (step: string) => string {
  const { t } = useLingui();
  const locale = useLocale();
  return useCallback(
    (step) => {
      if (granularity === 'hour') {
        const hour = String(Number(step.slice(11)));
        return t`${hour} h`;
      }
      const form = new Intl.DateTimeFormat(languageTag(locale), { ...FORMS[granularity], timeZone: 'UTC' });
      const day = form.format(new Date(`${step}T00:00:00Z`));
      return granularity === 'week' ? t`sem. du ${day}` : day;
    },
    [granularity, locale, t],
  );
}
