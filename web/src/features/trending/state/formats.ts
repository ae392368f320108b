import { formatChange, formatMoney, formatShare } from '@bhoj/domain/money/format';
import { rupees } from '@bhoj/domain/money/money';
import type { BasisPoints, Paise } from '@bhoj/domain/money/money';
import type { Words } from '../../../words/part.ts';
import type { Trend } from './trending-model.ts';

const count = new Intl.NumberFormat('en-IN');
const decimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

export const countText = (n: number): string => count.format(n);
export const decimalText = (n: number): string => decimal.format(n);
export const percentText = (share: BasisPoints): string => formatShare(share, 0);

/** Rupees of a chart, with decimals for paise. */
export const chartRupees = (amount: number): string => formatMoney(rupees(amount));

/** Returns an amount with its sign, for a change. */
export const changeText = (amount: Paise): string => `${amount > 0 ? '+' : ''}${formatMoney(amount)}`;

export function trendText(words: Words<'trending'>, trend: Trend): string {
  if (trend === null) return words.unknown;
  return trend === 'none' ? words.fresh : formatChange(trend.change, 0);
}
