import { ZERO, apportion, minus, plus, sum, times } from '../../money/money.ts';
import { dishKey } from '../../menu/dish/dish-key.ts';
import { MINUTE } from '../../time/ist.ts';
import type { Author } from '../../orders/shape/author.schema.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import { taxableOf } from '../bill/bill.ts';
import type { Bill } from '../bill/bill.ts';
import type { DocumentService } from '../shape/document-service.schema.ts';

/** The key for dishes that guests ordered themselves. Member ids begin with `m` and are longer. */
const GUEST = 'guest';

/** The key of a person who takes orders: `guest`, or a member's id. */
export const memberKey = ({ id }: Pick<Author, 'id'>): string => id ?? GUEST;

interface Share {
  readonly by: Author;
  readonly portions: number;
  readonly amountPaise: DocumentService['byMember'][string]['amountPaise'];
}

type Taken = readonly [id: string, line: OrderLine, portions: number];

const keyOf = ({ itemId, variant, name }: OrderLine): string =>
  dishKey({ itemId, variantId: variant?.id ?? null, name });

/**
 * Splits the bill's price for a dish over the order lines of that dish, by their prices. A complimentary line gets
 * nothing.
 */
function sharesOf(
  taken: readonly Taken[],
  { lines }: Bill,
  gifts: Readonly<Record<string, unknown>>,
): Share[] {
  return [...Map.groupBy(taken, ([, line]) => keyOf(line))].flatMap(([key, ordered]) => {
    const total = sum(lines.filter((line) => dishKey(line) === key).map(({ taxablePaise }) => taxablePaise));
    const parts = apportion(
      total,
      ordered.map(([id, line, portions]) => (Object.hasOwn(gifts, id) ? 0 : times(line.unitPaise, portions))),
    );
    return ordered.map(([, { by }, portions], i) => ({ by, portions, amountPaise: parts[i] ?? ZERO }));
  });
}

/**
 * Returns who took the order for the lines of a document. Amounts are after discount and before tax, and add up to the
 * value of the document. Packing and delivery count for whoever took the order.
 */
export function byMemberOf(
  order: Pick<Order, 'lines' | 'takenBy'>,
  portions: Portions,
  { bill, complimentary }: { bill: Bill; complimentary: Readonly<Record<string, unknown>> },
): DocumentService['byMember'] {
  const taken = Object.entries(portions).flatMap(([id, count]): Taken[] => {
    const line = Object.hasOwn(order.lines, id) ? order.lines[id] : undefined;
    return line === undefined ? [] : [[id, line, count]];
  });
  const dishes = sharesOf(taken, bill, complimentary);
  const rest = minus(taxableOf(bill), sum(dishes.map(({ amountPaise }) => amountPaise)));
  const by = order.takenBy ?? { kind: 'guest', label: '', id: null };
  const shares = rest === 0 ? dishes : [...dishes, { by, portions: 0, amountPaise: rest }];
  const byKey = new Map<string, DocumentService['byMember'][string]>();
  for (const share of shares) {
    const key = memberKey(share.by);
    const known = byKey.get(key) ?? {
      name: key === GUEST ? '' : share.by.label,
      portions: 0,
      amountPaise: ZERO,
    };
    byKey.set(key, {
      ...known,
      portions: known.portions + share.portions,
      amountPaise: plus(known.amountPaise, share.amountPaise),
    });
  }
  return Object.fromEntries(byKey);
}

type Seated = Pick<Order, 'type' | 'tableId' | 'billing' | 'openedAt'>;

/**
 * Returns how long the party sat until its first document; null for a further document, and for orders without a
 * table. An order that bills a void document again has the minutes of that document.
 */
export function seatedMinutesOf(order: Seated, at: number): number | null {
  const { type, tableId, billing, openedAt } = order;
  if (billing.documents.length > 0) return null;
  if (billing.satMinutes !== undefined) return billing.satMinutes;
  if (type !== 'dine-in' || tableId === null || openedAt === null) return null;
  return Math.max(0, Math.floor((at - openedAt) / MINUTE));
}
