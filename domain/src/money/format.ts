import type { Paise } from './money.ts';

/** `signDisplay`: a round-off of −40 paise reads ₹0, not -₹0. */
const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
const exact = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** ₹1,23,456: how money is shown everywhere, zero decimals (MONEY-1). */
export const formatMoney = (amount: Paise): string => whole.format(amount / 100);

/** ₹1,234.50: for the lines of a tax invoice, where paise count. */
export const formatExact = (amount: Paise): string => exact.format(amount / 100);

/** Two decimals where the amount has paise, none where it is whole rupees. */
export const formatPlain = (amount: Paise): string =>
  amount % 100 === 0 ? formatMoney(amount) : formatExact(amount);

/** 250 → "2.5": a rate in basis points as a percentage, without the sign. */
export const formatRate = (basisPoints: number): string => String(basisPoints / 100);
