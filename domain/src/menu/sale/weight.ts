import { partOf } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { Weight } from '../shape/sold-by.schema.ts';

/** The heaviest portion, in grams (`gramsSchema`). */
export const MOST_GRAMS = 50_000;

/** Returns the price of a weight, rounded half up to the paisa. */
export const weighed = (kiloPaise: Paise, grams: number): Paise => partOf(kiloPaise, grams, 1000);

/** Returns a weight as people say it: `350 g`, `1.5 kg`. */
export const weightText = (grams: number): string => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

/** Returns a weight in kilograms as a document has it: `0.350`. */
export const kilograms = (grams: number): string => (grams / 1000).toFixed(3);

/** True where the price of a portion is that of its weight alone, without add-ons that cost something. */
export const isPriceOfWeight = (unitPaise: Paise, { grams, kiloPaise }: Weight): boolean =>
  weighed(kiloPaise, grams) === unitPaise;
