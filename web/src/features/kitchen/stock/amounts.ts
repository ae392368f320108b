import type { Unit } from '@bhoj/domain/stock/shape/quantity';

const LARGE = ['0.1', '0.25', '0.5', '1', '2', '5'] as const;
const SMALL = ['50', '100', '250', '500'] as const;
const WHOLE = ['1', '2', '3', '5', '10', '20'] as const;

/** The amounts of a unit that a cook taps. */
export const AMOUNTS: Readonly<Record<Unit, readonly string[]>> = {
  kg: LARGE,
  litre: LARGE,
  g: SMALL,
  ml: SMALL,
  piece: WHOLE,
  dozen: WHOLE,
};
