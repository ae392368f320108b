import type { SeriesOf } from '../../restaurant/settings.schema.ts';
import { allSeries } from './series.ts';

/** True when no two kinds of documents share a series: within a GSTIN and a financial year a number stands once. */
export const areSeriesApart = (of: SeriesOf): boolean => {
  const all = allSeries(of);
  return new Set(all).size === all.length;
};
