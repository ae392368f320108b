import { endOf } from '../../menu/dish/availability-log.ts';
import { estimated } from '../../money/money.ts';
import { endOfBusinessDay, HOUR } from '../../time/ist.ts';
import { dishByDay } from '../dishes/dish-days.ts';
import { inside, joinedSpans, msOf, openSpans } from '../span/open-time.ts';
import type { Day } from '../../days/day.schema.ts';
import type { AvailabilityLog, SoldOutEntry } from '../../menu/dish/availability-log.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { OperatingHours } from '../../time/hours.schema.ts';
import type { Span } from '../span/open-time.ts';

/** The range needs four days on which the dish was on sale for at least an hour. */
const DAYS_FOR_RANGE = 4;

export interface SoldOutCost {
  readonly itemId: string;
  /** How often it was declared sold out. */
  readonly times: number;
  /** How often its counted portions were all sold, and the middle one of these times of day (epoch ms); null for none. */
  readonly ranOut: number;
  readonly ranOutAt: number | null;
  /** Open hours with the dish sold out, and with it on sale, on days with sales. */
  readonly hoursOut: number;
  readonly hoursOnSale: number;
  /** Portions ÷ hours on sale; null where it was never on sale. */
  readonly portionsPerHour: number | null;
  /** Sales ÷ hours on sale × hours sold out; null where it was never on sale. */
  readonly costPaise: Paise | null;
  /** That cost at the hourly sales of a slow day and of a good day; null with fewer than four days to compare. */
  readonly range: { readonly lowPaise: Paise; readonly highPaise: Paise } | null;
}

export interface SoldOutFacts {
  readonly days: readonly Pick<Day, 'day' | 'bills' | 'byDish'>[];
  readonly logs: readonly AvailabilityLog[];
  readonly hours: OperatingHours;
  readonly cutoff: string;
  /** Epoch ms. */
  readonly now: number;
}

/** Returns the quantile of sorted values, interpolated between the two nearest ones. */
function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * part;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}

/** Returns the entry in the middle by its time of the business day; of two in the middle, the earlier one. */
function middleOf(entries: readonly SoldOutEntry[], cutoff: string): SoldOutEntry | undefined {
  const before = ({ from }: SoldOutEntry) => endOfBusinessDay(from, cutoff) - from;
  const sorted = entries.toSorted((a, b) => before(b) - before(a));
  return sorted[Math.floor((sorted.length - 1) / 2)];
}

function costOf(
  itemId: string,
  entries: readonly SoldOutEntry[],
  { days, hours, cutoff, now }: SoldOutFacts,
): SoldOutCost {
  const out = entries.map((entry): Span => ({ from: entry.from, until: endOf(entry, now) ?? now }));
  const ranOut = entries.filter((entry) => entry.ranOut === true);
  const byDay = days
    .filter(({ bills }) => bills > 0)
    .map((day) => {
      const open = openSpans(hours, day.day, { cutoff, now });
      const outMs = msOf(inside(open, joinedSpans(out)));
      const [sold] = dishByDay([day], itemId, { from: day.day, to: day.day });
      return {
        hoursOut: outMs / HOUR,
        hoursOnSale: (msOf(open) - outMs) / HOUR,
        portions: sold?.quantity ?? 0,
        amount: sold?.amountPaise ?? 0,
      };
    });
  const total = (of: (day: (typeof byDay)[number]) => number) => byDay.reduce((all, day) => all + of(day), 0);
  const hoursOut = total((day) => day.hoursOut);
  const hoursOnSale = total((day) => day.hoursOnSale);
  const isKnown = hoursOnSale > 0 && total(({ portions }) => portions) > 0;
  const mean = isKnown ? total(({ amount }) => amount) / hoursOnSale : null;
  const rates = byDay.flatMap((day) => (day.hoursOnSale >= 1 ? [day.amount / day.hoursOnSale] : []));
  const costAt = (perHour: number) => estimated(perHour * hoursOut);
  return {
    itemId,
    times: out.length,
    ranOut: ranOut.length,
    ranOutAt: middleOf(ranOut, cutoff)?.from ?? null,
    hoursOut,
    hoursOnSale,
    portionsPerHour: isKnown ? total(({ portions }) => portions) / hoursOnSale : null,
    costPaise: mean === null ? null : costAt(mean),
    range:
      mean === null || rates.length < DAYS_FOR_RANGE
        ? null
        : {
            lowPaise: costAt(Math.min(mean, quantile(rates, 0.25))),
            highPaise: costAt(Math.max(mean, quantile(rates, 0.75))),
          },
  };
}

/**
 * Returns the cost of sold-out hours by dish, the dearest first: the dish's mean sales per open hour on sale × its open
 * hours sold out. The range uses the hourly sales of a slow day (a quarter of the days are slower) and of a good day (a
 * quarter are better). Only days with sales count. It is an upper bound, because guests may have ordered something
 * else.
 */
export function soldOutCostsOf(facts: SoldOutFacts): SoldOutCost[] {
  const entries = facts.logs.flatMap((log) => log.entries);
  return [...Map.groupBy(entries, ({ itemId }) => itemId)]
    .map(([itemId, own]) => costOf(itemId, own, facts))
    .filter(({ hoursOut }) => hoursOut > 0)
    .toSorted((a, b) => (b.costPaise ?? -1) - (a.costPaise ?? -1));
}
