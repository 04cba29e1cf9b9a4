import { wrongAt } from '#server/resources/hooks/refuse.ts';
import type { WriteHooks } from '#server/resources/hooks/resource-hooks.ts';

interface Rate {
  readonly country: string;
  readonly region: string;
  readonly zipFrom: string | null;
  readonly zipTo: string | null;
  readonly conditionFrom: number;
  readonly conditionTo: number | null;
}

const destination = ({ country, region, zipFrom, zipTo }: Rate): string => [country, region, zipFrom, zipTo].join(' ');

/** Two rows of one destination never both hold for a parcel (domain 3.6). */
const overlap = (one: Rate, other: Rate): boolean =>
  destination(one) === destination(other) &&
  one.conditionFrom < (other.conditionTo ?? Infinity) &&
  other.conditionFrom < (one.conditionTo ?? Infinity);

export const tableRateHooks: WriteHooks = {
  async beforeWrite({ after }) {
    if (after === null) return;
    if (Number(after['deliveryMaxDays']) < Number(after['deliveryMinDays']))
      throw wrongAt('deliveryMaxDays', 'number.tooSmall');
    const rates: readonly Rate[] = Array.isArray(after['rates']) ? after['rates'] : [];
    rates.forEach((rate, at) => {
      if (rate.conditionTo !== null && rate.conditionTo <= rate.conditionFrom)
        throw wrongAt(`rates.${at}.conditionTo`, 'number.tooSmall');
      if ((rate.zipFrom === null) !== (rate.zipTo === null)) throw wrongAt(`rates.${at}.zipTo`, 'required');
      if (rates.slice(0, at).some((other) => overlap(rate, other)))
        throw wrongAt(`rates.${at}.conditionFrom`, 'interval.overlap');
    });
  },
};
