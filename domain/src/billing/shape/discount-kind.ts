import { formatPlain, formatRate } from '../../money/format.ts';
import { paise } from '../../money/money.ts';
import type { BasisPoints } from '../../money/money.ts';

/** The kinds of a discount, in the order in which forms offer them. Its `value` is basis points or paise. */
export const DISCOUNT_KINDS = ['percent', 'amount'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** The part of a discount that says how much. */
export interface DiscountValue {
  readonly kind: DiscountKind;
  readonly value: number;
}

/** 100 %. */
export const WHOLE: BasisPoints = 10_000;

/** The largest value of each kind. The bill limits an amount further. */
const MOST: Readonly<Record<DiscountKind, number>> = { percent: WHOLE, amount: Number.MAX_SAFE_INTEGER };

/** True when a value is within the bounds of its kind. */
export const isWithinKind = ({ kind, value }: DiscountValue): boolean => value <= MOST[kind];

/** Whether a kind may have a limit in paise: only a kind that grows with the bill. */
export const MAY_BE_CAPPED: Readonly<Record<DiscountKind, boolean>> = { percent: true, amount: false };

/** Returns the text of a discount: `12.5 %` or `₹50`. */
export function discountText({ kind, value }: DiscountValue): string {
  switch (kind) {
    case 'percent':
      return `${formatRate(value)} %`;
    case 'amount':
      return formatPlain(paise(value));
  }
}
