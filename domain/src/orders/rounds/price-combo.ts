import { portionsOfPart } from '../../menu/combos/chosen-parts.ts';
import { sharedPrices } from '../../menu/combos/shared-prices.ts';
import { PORTION_LIMITS } from './portion-limits.ts';
import type { Part } from '../../menu/combos/chosen-parts.ts';
import type { MenuItem } from '../../menu/shape/menu.schema.ts';
import type { Paise } from '../../money/money.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { PricedLine } from './price.ts';

/** A combo that is ordered: its price and the offer on it, and each part as a line at the menu's price. */
export interface OrderedCombo {
  readonly item: MenuItem;
  readonly quantity: number;
  /** The price of one, with the extras of its choices, less the offer. */
  readonly unitPaise: Paise;
  readonly fullPaise: Paise;
  readonly offer: Omit<NonNullable<OrderLine['offer']>, 'fullPaise'> | null;
  readonly parts: readonly { readonly part: Part; readonly line: PricedLine }[];
  /** The keys under which the combo itself is counted. */
  readonly counted: readonly string[];
  /** Its number in its round, from 1. */
  readonly ref: number;
}

/** Portions of a part that cost the same. */
interface Run {
  readonly unitPaise: Paise;
  readonly fullPaise: Paise;
  readonly portions: number;
  readonly lead: boolean;
}

/** Joins portions at the same prices. The lead portion stays alone. */
function runsOf(units: readonly Paise[], full: readonly Paise[], hasLead: boolean): Run[] {
  const runs: Run[] = [];
  units.forEach((unitPaise, nth) => {
    const one = { unitPaise, fullPaise: full[nth] ?? unitPaise, portions: 1, lead: hasLead && nth === 0 };
    const last = runs.at(-1);
    const isSame =
      last !== undefined &&
      !last.lead &&
      last.unitPaise === one.unitPaise &&
      last.fullPaise === one.fullPaise;
    if (isSame) runs[runs.length - 1] = { ...last, portions: last.portions + 1 };
    else runs.push(one);
  });
  return runs;
}

/** Returns runs for so many combos, in pieces no larger than one line of a KOT may be. */
function printable(runs: readonly Run[], combos: number): (Run & { readonly quantity: number })[] {
  const most = PORTION_LIMITS.member.line;
  return runs.flatMap((run) => {
    const all = run.portions * combos;
    const pieces = Array.from({ length: Math.ceil(all / most) }, (_, nth) =>
      Math.min(most, all - nth * most),
    );
    return pieces.map((quantity) => ({ ...run, quantity }));
  });
}

/**
 * Returns the lines of a combo: one for each part, at its share of the combo's price, so that the lines add up to the combo
 * to the paisa for every number of combos. One line leads, with one portion for each combo: it has the charge for packing and is
 * counted as the combo. A part with more portions than a KOT prints is on several lines.
 */
export function comboLines(combo: OrderedCombo): PricedLine[] {
  const { item, quantity, offer, parts, ref } = combo;
  const priced = parts.map(({ part, line }) => ({
    menuPaise: line.unitPaise,
    portions: portionsOfPart(part),
  }));
  const units = sharedPrices(combo.unitPaise, priced);
  const full = sharedPrices(combo.fullPaise, priced);
  const lead = Math.max(
    priced.findIndex(({ portions }) => portions === 1),
    0,
  );
  return parts.flatMap(({ line, part: { slot } }, part) =>
    printable(runsOf(units[part] ?? [], full[part] ?? [], part === lead), quantity).map((run): PricedLine => {
      const counted = [...(run.lead ? combo.counted : []), ...(line.counted ?? [])];
      const { counted: _, packingPaise: __, ...dish } = line;
      return {
        ...dish,
        categoryId: item.categoryId,
        quantity: run.quantity,
        unitPaise: run.unitPaise,
        offer: offer && { ...offer, fullPaise: run.fullPaise },
        ...(run.lead && (item.packingPaise ?? 0) > 0 && { packingPaise: item.packingPaise }),
        ...(counted.length > 0 && { counted }),
        combo: {
          ref,
          itemId: item.id,
          name: item.name,
          otherNames: item.otherNames,
          slotId: slot.id,
          part,
          of: parts.length,
          portions: priced[part]?.portions ?? 1,
          ...(run.lead && { lead: true as const }),
        },
      };
    }),
  );
}
