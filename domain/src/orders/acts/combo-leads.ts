import { liveLines } from '../kitchen/progress.ts';
import { billedPortions } from '../rounds/portions.ts';
import { MAX_LINES_PER_ORDER } from '../shape/order.schema.ts';
import { splitLines } from './split-lines.ts';
import type { OrderLine } from '../shape/line.schema.ts';
import type { Order } from '../shape/order.schema.ts';

type Lines = readonly (readonly [id: string, line: OrderLine])[];

/** True for lines of the same combo, which may have been ordered several times. */
const areOfOneCombo = (a: OrderLine, b: OrderLine): boolean =>
  a.combo !== undefined && a.roundId === b.roundId && a.combo.ref === b.combo?.ref;

/** Returns how many of one combo these lines are, whole or in part. */
function combosIn(lines: Lines): number {
  const counts = new Map<number, number>();
  for (const [, { combo, quantity }] of lines) {
    if (combo === undefined) continue;
    counts.set(combo.part, (counts.get(combo.part) ?? 0) + quantity / combo.portions);
  }
  return Math.ceil(Math.max(0, ...counts.values()));
}

const leadsIn = (lines: Lines): number =>
  lines.reduce((all, [, { combo, quantity }]) => all + (combo?.lead === true ? quantity : 0), 0);

/** Returns how many combos among these lines have no line that leads them. */
const unledIn = (lines: Lines): number => combosIn(lines) - leadsIn(lines);

/** The lines that an order loses. A combo's lead leaves with them only where nothing of the combo stays. */
interface Leaving {
  readonly order: Order;
  readonly ids: readonly string[];
}

/** The lines of an order that stand in its money by their ids. */
export interface NamedInMoney {
  /** Lines that nobody pays for: they lead only a combo without a paid dish. */
  readonly given: readonly string[];
  /** Lines that must not be split, because money names them. */
  readonly outside: readonly string[];
}

const NOTHING_NAMED: NamedInMoney = { given: [], outside: [] };

const withLine = (order: Order, id: string, change: (line: OrderLine) => OrderLine): Order => {
  const line = order.lines[id];
  return line === undefined ? order : { ...order, lines: { ...order.lines, [id]: change(line) } };
};

/** Returns a line that leads no more, without the packing charge and the own count of its combo. */
function withoutLead(led: OrderLine): OrderLine {
  const { counted = [], packingPaise: _, ...line } = led;
  const { lead: __, ...combo } = line.combo ?? {};
  const own = counted.filter((key) => key !== line.combo?.itemId);
  return { ...line, ...(own.length > 0 && { counted: own }), combo: combo as OrderLine['combo'] };
}

/** Returns a line as the new lead of its combo: it takes over the packing charge and the count of `from`. */
function withLead(line: OrderLine, from: OrderLine): OrderLine {
  const own = (from.counted ?? []).filter((key) => key === from.combo?.itemId);
  const counted = [...own, ...(line.counted ?? [])];
  return {
    ...line,
    ...(from.packingPaise !== undefined && { packingPaise: from.packingPaise }),
    ...(counted.length > 0 && { counted }),
    ...(line.combo !== undefined && { combo: { ...line.combo, lead: true } }),
  };
}

function handLead({ order, ids }: Leaving, id: string, { given, outside }: NamedInMoney): Leaving {
  const line = order.lines[id];
  const asBefore = { order, ids };
  if (line?.combo?.lead !== true || billedPortions(order, id) > 0) return asBefore;
  const staying = liveLines(order).filter(
    ([other, one]) => areOfOneCombo(one, line) && !ids.includes(other) && !given.includes(other),
  );
  const most = Math.min(unledIn(staying), line.quantity);
  // Lines with one portion a combo come first: a line of several portions may have to be split.
  const possibleLeads = staying
    .filter(([other, { combo }]) => combo?.lead !== true && billedPortions(order, other) === 0)
    .toSorted(([, a], [, b]) => (a.combo?.portions ?? 1) - (b.combo?.portions ?? 1));
  if (Object.keys(order.lines).length + possibleLeads.length + 1 > MAX_LINES_PER_ORDER) return asBefore;
  let next = order;
  let handed = 0;
  for (const [other, { quantity }] of possibleLeads) {
    const some = Math.min(quantity, most - handed);
    if (some <= 0 || (some < quantity && outside.includes(other))) continue;
    const split = splitLines(next, { [other]: some });
    next = withLine(split.order, split.ids[other] ?? other, (newLead) => withLead(newLead, line));
    handed += some;
  }
  if (handed === 0 || (handed < line.quantity && outside.includes(id))) return asBefore;
  if (handed === line.quantity) return { order: withLine(next, id, withoutLead), ids };
  const split = splitLines(next, { [id]: handed });
  const newId = split.ids[id] ?? id;
  return { order: withLine(split.order, newId, withoutLead), ids: [...ids, newId] };
}

/**
 * Hands the lead of combos over before some lines leave an order, or are given for nothing. The new lead is a dish of the same
 * combo that stays, is paid for and is on no document. So a combo keeps its packing charge and its own count while a dish of it
 * is left. Returns the lines that leave; a line that leads several combos is split where only some of them stay.
 */
export const handLeads = (
  order: Order,
  leaving: readonly string[],
  named: NamedInMoney = NOTHING_NAMED,
): Leaving =>
  leaving.reduce<Leaving>(
    (before, id) => (Object.hasOwn(order.progress.cancelled, id) ? before : handLead(before, id, named)),
    { order, ids: leaving },
  );

/** True when a dish of the line's combo is left without a leading line, because the dish is on a document. */
const isLeftUnled = (order: Order, line: OrderLine): boolean =>
  unledIn(liveLines(order).filter(([, one]) => areOfOneCombo(one, line))) > 0;

/**
 * Returns the keys under which the restaurant can sell the portions of a cancelled line again: the line's own keys
 * while nobody has begun to cook it (`isQueued`); the combo's key once the last of its dishes is cancelled and nobody
 * has begun one.
 */
export function keysGivenBack(
  order: Order,
  line: OrderLine,
  isQueued: (id: string) => boolean,
  id: string,
): readonly string[] {
  const { counted = [], combo } = line;
  const isOwn = (key: string) => combo?.lead === true && key === combo.itemId;
  const isComboUnmade = () =>
    !isLeftUnled(order, line) &&
    Object.keys(order.progress.cancelled).some((other) => {
      const one = order.lines[other];
      return one !== undefined && areOfOneCombo(one, line) && isQueued(other);
    });
  return counted.filter((key) => (isOwn(key) ? isComboUnmade() : isQueued(id)));
}
