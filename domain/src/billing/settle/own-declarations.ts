import { minus, sum, ZERO } from '../../money/money.ts';
import { Refusal } from '../../catalogue/reasons.ts';
import { liveLines } from '../../orders/kitchen/progress.ts';
import { ownDeclarations } from './declared-upi.ts';
import { ownPartOf, openPortionsBy } from './own-part.ts';
import { openPortions } from '../bill/portions.ts';
import type { Paise } from '../../money/money.ts';
import type { OrderLine } from '../../orders/shape/line.schema.ts';
import type { Order } from '../../orders/shape/order.schema.ts';
import type { Portions } from '../../orders/rounds/portions.ts';
import type { Profile } from '../../restaurant/profile.ts';
import type { Account, Billable } from '../shape/account.ts';
import type { Bill } from '../bill/bill.ts';
import type { Payment } from '../documents/invoice.ts';
import type { OwnDeclaration } from './declared-upi.ts';

type Requests = Order['requests'];
type Stored = NonNullable<Requests['ownUpiDeclarations']>;

/** Returns the requests with these declarations. Without any, the field is missing. */
function withDeclarations(requests: Requests, stored: Stored): Requests {
  const { ownUpiDeclarations: _, ...rest } = requests;
  return Object.keys(stored).length === 0 ? rest : { ...rest, ownUpiDeclarations: stored };
}

const without = (requests: Requests, ended: readonly OwnDeclaration[]): Requests => {
  const gone = new Set(ended.map(({ by }) => by));
  const kept = Object.entries(requests.ownUpiDeclarations ?? {}).filter(([by]) => !gone.has(by));
  return withDeclarations(requests, Object.fromEntries(kept));
};

/** A guest's own part and the payment that they declared for it. */
export interface OwnPayment {
  readonly label: string;
  /** The bill of the part; null where the guest has none (`ownPartOf`). */
  readonly part: Bill | null;
  readonly declared: OwnDeclaration | null;
  /** True when documents bill every dish that the guest ordered. */
  readonly isPaid: boolean;
  /** The amount still to pay by UPI; negative when the guest declared more than the part now costs. */
  readonly leftPaise: Paise;
}

/** Returns a guest's payment for their own dishes (P-OWN-2); null for somebody who has not joined the order. */
export function ownPaymentOf(
  account: Account,
  tax: Pick<Profile['tax'], 'charged' | 'percentage'>,
  uid: string,
): OwnPayment | null {
  const { order } = account;
  const { guests } = order.joining;
  const label = Object.hasOwn(guests, uid) ? guests[uid]?.label : undefined;
  if (label === undefined) return null;
  const part = ownPartOf(account, tax, uid);
  const declared = ownDeclarations(order.requests).find(({ by }) => by === label) ?? null;
  const isMine = ([, { by }]: [string, OrderLine]) => by.kind === 'guest' && by.label === label;
  const isPaid =
    liveLines(order).some(isMine) && Object.keys(portionsDeclared(order, { by: label })).length === 0;
  const leftPaise = minus(part?.totalPaise ?? ZERO, declared?.amountPaise ?? ZERO);
  return { label, part, declared, isPaid, leftPaise };
}

/**
 * Records that a guest declares to have paid their own part by UPI; null when the same amount is already declared. Throws
 * `order-closed`, and `nothing-to-bill` where the guest has no part of their own (`ownPartOf`).
 */
export function declareOwnUpiPayment(
  account: Account,
  tax: Pick<Profile['tax'], 'charged' | 'percentage'>,
  { uid, at }: { uid: string; at: number },
): Order | null {
  const { order } = account;
  if (order.state === 'Completed' || order.state === 'Cancelled') throw new Refusal('order-closed');
  const own = ownPaymentOf(account, tax, uid);
  const amountPaise = own?.part?.totalPaise ?? ZERO;
  if (own === null || amountPaise <= ZERO) throw new Refusal('nothing-to-bill');
  if (own.leftPaise === ZERO) return null;
  const declaration = { amountPaise, at, payments: (own.declared?.payments ?? 0) + 1 };
  const stored = { ...order.requests.ownUpiDeclarations, [own.label]: declaration };
  return { ...order, requests: withDeclarations(order.requests, stored) };
}

/** Returns the open portions that a declaration pays for: its guest's dishes that no document bills yet. */
export const portionsDeclared = (order: Billable, { by }: Pick<OwnDeclaration, 'by'>): Portions =>
  openPortionsBy(order, { kind: 'guest', label: by });

/** The fields of an order that declarations and the next document use. */
type Asked = Billable & Pick<Order, 'requests'>;

/** The portions that a document bills, and its payments. */
interface Documented {
  readonly portions: Portions;
  readonly payments: readonly Payment[];
}

/**
 * Returns the declarations of own parts that a document ends: the guest has a dish on it, and it either bills all portions of the
 * declaration or takes exactly the declared amount by UPI. The last document of an order ends all.
 */
function endedBy(order: Asked, { portions, payments }: Documented): OwnDeclaration[] {
  const isBilled = ([id, quantity]: [string, number]) => (portions[id] ?? 0) >= quantity;
  const declarations = ownDeclarations(order.requests);
  if (Object.entries(openPortions(order)).every(isBilled)) return declarations;
  const upi = payments.filter(({ method }) => method === 'upi');
  return declarations.filter((declaration) => {
    const own = Object.entries(portionsDeclared(order, declaration));
    if (!own.some(([id]) => Object.hasOwn(portions, id))) return false;
    return own.every(isBilled) || upi.some(({ amountPaise }) => amountPaise === declaration.amountPaise);
  });
}

/**
 * Returns the amount that guests declared as paid for a document before it is issued: the declaration of the whole bill, or else
 * the declarations of own parts that end with it.
 */
export function ownDeclaredOf(order: Asked, documented: Documented): Paise {
  const { upiDeclaration } = order.requests;
  if (upiDeclaration !== null) return upiDeclaration.amountPaise;
  return sum(endedBy(order, documented).map(({ amountPaise }) => amountPaise));
}

/** Returns the requests after a document is issued, without the declarations that end with it. */
export const endOwnDeclarations = (order: Asked, documented: Documented): Requests =>
  without(order.requests, endedBy(order, documented));

/**
 * Returns the requests without the declarations of own parts that part payments by UPI confirm. Each payment confirms the oldest
 * declaration of its amount.
 */
export function confirmOwnDeclarations(requests: Requests, payments: readonly Payment[]): Requests {
  const upi = payments.filter(({ method }) => method === 'upi');
  return upi.reduce((left, { amountPaise }) => {
    const confirmed = ownDeclarations(left).find((one) => one.amountPaise === amountPaise);
    return confirmed === undefined ? left : without(left, [confirmed]);
  }, requests);
}
