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

/** The largest value that a kind may have. What an amount may be depends on the bill. */
const MOST: Readonly<Record<DiscountKind, number>> = { percent: WHOLE, amount: Number.MAX_SAFE_INTEGER };

/** True when a value is within what its kind may be. */
export const isWithinKind = ({ kind, value }: DiscountValue): boolean => value <= MOST[kind];

/** Whether a kind may have a limit in paise: one that grows with the bill may. */
export const MAY_BE_CAPPED: Readonly<Record<DiscountKind, boolean>> = { percent: true, amount: false };

/** Writes how much a discount is: `12.5 %` or `₹50`. */
export function discountText({ kind, value }: DiscountValue): string {
  switch (kind) {
    case 'percent':
      return `${formatRate(value)} %`;
    case 'amount':
      return formatPlain(paise(value));
  }
}
