import { minus, ZERO } from './money.ts';
import type { Paise } from './money.ts';

/** `signDisplay` makes a round-off of −40 paise read ₹0, not -₹0. */
const whole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
// Those marked are left out where nothing uses them: each takes a slow phone noticeable time to make.
const exact = /* @__PURE__ */ new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats money as ₹1,23,456, without decimals (MONEY-1). The form for most screens. */
export const formatMoney = (amount: Paise): string => whole.format(amount / 100);

/** Formats money as ₹1,234.50, for the lines of a tax invoice. */
export const formatExact = (amount: Paise): string => exact.format(amount / 100);

/** Formats money with two decimals when it has paise, else without. */
export const formatPlain = (amount: Paise): string =>
  amount % 100 === 0 ? formatMoney(amount) : formatExact(amount);

/** Formats a reduction, such as a discount, with the minus sign of all amounts: 200 rupees → "-₹200". */
export const formatOff = (amount: Paise): string => formatPlain(minus(ZERO, amount));

/** Formats a rate in basis points as a percentage without the sign: 250 → "2.5". */
export const formatRate = (basisPoints: number): string => String(basisPoints / 100);

const shareIn = (digits: 0 | 1, signDisplay: 'auto' | 'exceptZero') =>
  new Intl.NumberFormat('en-IN', { maximumFractionDigits: digits, signDisplay });
const SHARES = [/* @__PURE__ */ shareIn(0, 'auto'), /* @__PURE__ */ shareIn(1, 'auto')] as const;
const CHANGES = [/* @__PURE__ */ shareIn(0, 'exceptZero'), /* @__PURE__ */ shareIn(1, 'exceptZero')] as const;

/** Formats a share in basis points, with at most `digits` decimals: 2833 → "28.3 %". The space does not break. */
export const formatShare = (basisPoints: number, digits: 0 | 1 = 1): string =>
  `${SHARES[digits].format(basisPoints / 100)}\u00A0%`;

/** Formats a change in basis points with its sign: 1250 → "+12.5 %", -3420 → "-34.2 %". */
export const formatChange = (basisPoints: number, digits: 0 | 1 = 1): string =>
  `${CHANGES[digits].format(basisPoints / 100)}\u00A0%`;
