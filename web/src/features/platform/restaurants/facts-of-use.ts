import { formatMoney } from '@bhoj/domain/money/format';
import { rupees } from '@bhoj/domain/money/money';
import { billBand, salesBand } from '@bhoj/domain/platform/shape/activity';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import type { RestaurantWords } from './restaurant-columns.tsx';

const counts = new Intl.NumberFormat('en-IN');

interface Band {
  readonly from: number;
  readonly below: number | null;
}

function bandName(words: RestaurantWords, band: Band | null, show: (n: number) => string): string {
  if (band === null) return words.notCounted;
  if (band.from === 0) return words.noneSold;
  return words.band(show(band.from), band.below === null ? null : show(band.below - 1));
}

/** Returns how a restaurant uses Bhoj, as the nightly sweep recorded it: days and bands, no figure of its sales. */
export function factsOfUse(words: RestaurantWords, tenant: Tenant): readonly (readonly [string, string])[] {
  const { city, lastBillDay, activatedOn, bills30, takings30, mrrPaise } = tenant;
  const day = (isoDay: string | null | undefined) => (isoDay ? dayName(isoDay) : words.notYet);
  const bills = bills30 === undefined ? null : billBand(bills30);
  const sales = takings30 === undefined ? null : salesBand(takings30);
  return [
    [words.city, city || words.noCity],
    [words.activated, day(activatedOn)],
    [words.lastBill, day(lastBillDay)],
    [words.bills, bandName(words, bills, (n) => counts.format(n))],
    [words.sales, bandName(words, sales, (n) => formatMoney(rupees(n)))],
    [words.mrr, mrrPaise === undefined ? words.notCounted : formatMoney(mrrPaise)],
  ];
}
