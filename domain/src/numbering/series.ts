import type { SeriesOf } from '../restaurant/settings.schema.ts';

/** Returns the series in use, each as often as it is used. */
export const allSeries = (of: SeriesOf): string[] => [
  of.invoiceSeries,
  of.creditSeries,
  of.debitSeries,
  of.receiptSeries,
  of.refundSeries,
];
