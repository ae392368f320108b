import { z } from 'zod';
import { EXPENSE_METHODS } from '@bhoj/domain/expenses/expense.schema';
import { newId } from '@bhoj/domain/kernel/ids';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import { paise, ZERO } from '@bhoj/domain/money/money';
import type { Paise } from '@bhoj/domain/money/money';
import { rupeesText } from '@bhoj/domain/money/typed';
import { totalOf, withCosts } from '@bhoj/domain/stock/buying/bill';
import { priceChangeOf, readLine } from '@bhoj/domain/stock/buying/receipt-lines';
import type { LineFault, LineRead } from '@bhoj/domain/stock/buying/receipt-lines';
import type { receiveGoods } from '@bhoj/domain/stock/buying/receipts.contract';
import type { StockItem } from '@bhoj/domain/stock/shape/items.schema';
import { levelKey } from '@bhoj/domain/stock/shape/levels.schema';
import type { Level } from '@bhoj/domain/stock/shape/levels.schema';
import { typedAmount, typedIn, unitFor } from '@bhoj/domain/stock/shape/quantity-text';
import { UNIT_NAMES, UNITS } from '@bhoj/domain/stock/shape/quantity';
import type { PurchaseOrder } from '@bhoj/domain/stock/shape/purchase-order.schema';
import type { Per } from '@bhoj/domain/stock/shape/receipt.schema';
import { DAY, dateOf, startOf } from '@bhoj/domain/time/ist';

const lineDraftSchema = z.object({
  key: z.string(),
  itemId: z.string(),
  amount: z.string(),
  /** `unit:kg` or `pack:block`. */
  per: z.string(),
  price: z.string(),
  gst: z.string(),
  isFree: z.boolean(),
});
export type LineDraft = z.output<typeof lineDraftSchema>;

/** A bill as far as it is typed. It stays on the device until it is sent. */
export const draftSchema = z.object({
  receiptId: z.string(),
  vendorId: z.string(),
  billNumber: z.string(),
  billDay: z.string(),
  /** When the goods came, epoch ms: when somebody began to type, unless they say otherwise. Null until then. */
  arrivedAt: z.number().nullable(),
  lines: z.array(lineDraftSchema),
  discount: z.string(),
  charges: z.string(),
  roundOff: z.string(),
  pays: z.enum(['due', 'paid']),
  method: z.enum(EXPENSE_METHODS),
  dueOn: z.string(),
  purchaseOrderId: z.string().nullable(),
  photo: z.object({ contentType: z.enum(['image/jpeg', 'image/webp']), bytes: z.string() }).nullable(),
  note: z.string(),
});
export type Draft = z.output<typeof draftSchema>;

export const newDraft = (today: string): Draft => ({
  receiptId: newId(),
  vendorId: '',
  billNumber: '',
  billDay: today,
  arrivedAt: null,
  lines: [],
  discount: '',
  charges: '',
  roundOff: '',
  pays: 'due',
  method: 'upi',
  dueOn: today,
  purchaseOrderId: null,
  photo: null,
  note: '',
});

/** True for a draft in which nobody has typed anything yet. */
export const isEmptyDraft = ({ vendorId, lines, billNumber, photo }: Draft): boolean =>
  vendorId === '' && lines.length === 0 && billNumber === '' && photo === null;

/** Returns an empty line for an item, in its first pack, or else in its unit. */
export const newLine = ({ id, packs, unit }: StockItem): LineDraft => ({
  key: newId(),
  itemId: id,
  amount: '',
  per: packs[0] === undefined ? `unit:${unit}` : `pack:${packs[0].id}`,
  price: '',
  gst: '',
  isFree: false,
});

/** Returns the day by which a vendor is paid for a bill. */
export const dueDay = (billDay: string, termsDays: number): string =>
  dateOf(startOf(billDay) + termsDays * DAY);

/** Returns the lines for the goods of an order that may still come. */
export function linesOfOrder(order: PurchaseOrder, items: readonly StockItem[]): LineDraft[] {
  return order.lines.flatMap((ordered): LineDraft[] => {
    const item = items.find(({ id }) => id === ordered.itemId);
    const open = ordered.quantity - ordered.received;
    if (item === undefined || open <= 0) return [];
    const pack = item.packs.find(({ id }) => id === ordered.packId);
    const whole = pack === undefined ? null : open / pack.quantity;
    if (whole !== null && Number.isInteger(whole))
      return [{ ...newLine(item), per: `pack:${ordered.packId}`, amount: String(whole) }];
    const isExact = open % (UNITS[item.unit].size / 1000) === 0;
    const unit = isExact ? item.unit : unitFor(open, item.measure);
    return [{ ...newLine(item), per: `unit:${unit}`, amount: typedIn(open, unit) }];
  });
}

function perOf(text: string): Per {
  const unit = UNIT_NAMES.find((name) => text === `unit:${name}`);
  return unit === undefined ? { packId: text.replace(/^pack:/, '') } : { unit };
}

/** The faults of a line: those by the bill's rules, or a text that is no number. */
export type DraftFault = LineFault | 'amount-unread' | 'price-unread' | 'gst-unread';

/** A line as it is read while somebody types. */
export interface LineSeen {
  readonly draft: LineDraft;
  readonly item: StockItem | undefined;
  readonly input: InputOf<typeof receiveGoods>['lines'][number] | null;
  readonly read: LineRead | null;
  readonly fault: DraftFault | null;
}

const amountIn = (text: string): Paise | null =>
  text.trim() === '' ? ZERO : ((rupeesText.safeParse(text).data as Paise | undefined) ?? null);

/** Reads a line. A line with nothing typed yet has no fault to show, but is not ready. */
export function seeLine(draft: LineDraft, items: readonly StockItem[]): LineSeen {
  const item = items.find(({ id }) => id === draft.itemId);
  const [amount, price, gst] = [typedAmount(draft.amount), amountIn(draft.price), amountIn(draft.gst)];
  const seen = { draft, item, input: null, read: null };
  const isEmpty = draft.amount === '' && draft.price === '';
  if (amount === null) return { ...seen, fault: isEmpty ? null : 'amount-unread' };
  if (price === null) return { ...seen, fault: 'price-unread' };
  if (gst === null) return { ...seen, fault: 'gst-unread' };
  const input = {
    itemId: draft.itemId,
    amount,
    per: perOf(draft.per),
    amountPaise: draft.isFree ? ZERO : price,
    gstPaise: draft.isFree ? ZERO : gst,
    isFree: draft.isFree,
  };
  const read = readLine(input, item);
  if (typeof read !== 'string') return { ...seen, input, read, fault: null };
  // The price is typed last.
  const isComing = read === 'price-zero' && draft.price === '';
  return { ...seen, fault: isComing ? null : read };
}

/** A typed rounding, which may be below zero; null for a text that is none. */
function roundedIn(text: string): Paise | null {
  const plain = text.trim();
  const amount = amountIn(plain.replace(/^[-+]/, ''));
  return amount === null ? null : paise(plain.startsWith('-') ? 0 - amount : amount);
}

/**
 * `today` is the business day, on which money is paid; `date` is the date that a bill bears. They differ from midnight
 * until the business day ends.
 */
export interface Today {
  readonly today: string;
  readonly date: string;
}

type WithCost = ReturnType<typeof withCosts>[number];

/** The bill as far as it is typed: each line, the sum, and the input to send; null while something is missing. */
export interface BillSeen {
  readonly lines: readonly LineSeen[];
  readonly totalPaise: Paise;
  /** The lines that are read, each with its share of the whole bill. */
  readonly received: readonly WithCost[];
  readonly input: InputOf<typeof receiveGoods> | null;
  /** By how many per cent each line's price differs from the last one; null where nobody knows one. */
  readonly changes: readonly (number | null)[];
}

export function seeBill(
  draft: Draft,
  items: readonly StockItem[],
  levels: Readonly<Record<string, Level>>,
  { today, date }: Today,
): BillSeen {
  const lines = draft.lines.map((each) => seeLine(each, items));
  const end = {
    discountPaise: amountIn(draft.discount),
    chargesPaise: amountIn(draft.charges),
    roundOffPaise: roundedIn(draft.roundOff),
  };
  const { discountPaise, chargesPaise, roundOffPaise } = end;
  const read = lines.flatMap((each) => each.read ?? []);
  const totalPaise = totalOf(read, {
    discountPaise: discountPaise ?? ZERO,
    chargesPaise: chargesPaise ?? ZERO,
    roundOffPaise: roundOffPaise ?? ZERO,
  });
  const costs = totalPaise < 0 ? [] : withCosts(read, totalPaise);
  const costOf = new Map(lines.flatMap((each) => each.read ?? []).map((each, at) => [each, costs[at]]));
  const changes = lines.map(({ read: line }) => {
    const cost = line === null ? undefined : costOf.get(line);
    if (cost === undefined) return null;
    const key = levelKey(cost.itemId, cost.storeId);
    return priceChangeOf(cost, (Object.hasOwn(levels, key) ? levels[key]?.last : null) ?? null);
  });
  const inputs = lines.flatMap((each) => each.input ?? []);
  const isWhole =
    inputs.length > 0 &&
    inputs.length === lines.length &&
    draft.vendorId !== '' &&
    totalPaise >= 0 &&
    draft.billDay !== '' &&
    draft.billDay <= date &&
    (draft.pays === 'paid' || (draft.dueOn !== '' && draft.dueOn >= draft.billDay));
  const input =
    isWhole &&
    draft.arrivedAt !== null &&
    discountPaise !== null &&
    chargesPaise !== null &&
    roundOffPaise !== null
      ? {
          receiptId: draft.receiptId,
          vendorId: draft.vendorId,
          billNumber: draft.billNumber,
          billDay: draft.billDay,
          arrivedAt: draft.arrivedAt,
          lines: inputs,
          discountPaise,
          chargesPaise,
          roundOffPaise,
          payment: draft.pays === 'paid' ? { method: draft.method, day: today } : { dueOn: draft.dueOn },
          purchaseOrderId: draft.purchaseOrderId,
          photo: draft.photo,
          note: draft.note,
          isConfirmed: false,
        }
      : null;
  return { lines, totalPaise, received: costs, input, changes };
}
