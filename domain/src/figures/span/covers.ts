import { each } from '../shape/ratio.ts';
import { halfUp } from '../../money/scaled.ts';
import type { Paise } from '../../money/money.ts';
import type { Period } from '../shape/period.schema.ts';

type Of = Pick<Period, 'operations'>;

/**
 * Average per guest: the bills (subtotal − discount) of parties of a known size ÷ their guests. Both leave out parties of an
 * unknown size; `knownPartiesOf` tells how many parties have a known size, of how many.
 */
export const averageGuestOf = ({ operations }: Of): Paise | null =>
  operations === null ? null : each(operations.covers.salesPaise, operations.covers.guests);

/** The parties at tables that said their size, and all parties at tables that got their first document. */
export const knownPartiesOf = ({ operations }: Of): { known: number; all: number } => ({
  known: Object.values(operations?.covers.bySize ?? {}).reduce((sum, { timed }) => sum + timed, 0),
  all: operations?.parties.count ?? 0,
});

/** How parties of one size sit: their number, and the mean minutes of those at tables; null where none was timed. */
export interface Turn {
  readonly size: number;
  readonly parties: number;
  readonly minutes: number | null;
}

/** Returns the turns by party size, the smallest first. */
export const turnsOf = ({ operations }: Of): Turn[] =>
  Object.entries(operations?.covers.bySize ?? {})
    .map(([size, { parties, timed, minutes }]) => ({
      size: Number(size),
      parties,
      minutes: timed > 0 ? halfUp(minutes / timed) : null,
    }))
    .toSorted((a, b) => a.size - b.size);

/**
 * Returns the guests of a period by the hour (IST) of their bill, hours without guests left out. The day begins at 4 am, so
 * that an evening is not torn at midnight.
 */
export const guestsByHour = ({ operations }: Of): { readonly hour: string; readonly guests: number }[] =>
  Object.entries(operations?.byHour ?? {})
    .map(([hour, { guests }]) => ({ hour, guests }))
    .filter(({ guests }) => guests !== 0)
    .toSorted((a, b) => ((Number(a.hour) + 20) % 24) - ((Number(b.hour) + 20) % 24));
