import { sum, ZERO } from '../money/money.ts';
import { Refusal } from '../catalogue/reasons.ts';
import { ownPartOf, portionsOf } from './own-part.ts';
import type { Paise } from '../money/money.ts';
import type { Order } from '../orders/order.schema.ts';
import type { Portions } from '../orders/portions.ts';
import type { Profile } from '../restaurant/profile.ts';
import type { Account } from './account.ts';
import type { Payment } from './invoice.ts';

type Requests = Order['requests'];
type Stored = NonNullable<Requests['ownUpiDeclarations']>;

/** A guest's declaration of having paid their own part by UPI (P-OWN-2). */
export interface OwnDeclaration {
  /** The guest's label. */
  readonly by: string;
  readonly amountPaise: Paise;
  readonly at: number;
}

/** Returns the declarations of own parts that nobody has confirmed, the oldest first. */
export const ownDeclarations = ({ ownUpiDeclarations = {} }: Requests): OwnDeclaration[] =>
  Object.entries(ownUpiDeclarations)
    .map(([by, declaration]) => ({ by, ...declaration }))
    .toSorted((a, b) => a.at - b.at);

/** Returns the requests with these declarations; without any, the field is missing. */
function withDeclarations(requests: Requests, stored: Stored): Requests {
  const { ownUpiDeclarations: _, ...rest } = requests;
  return Object.keys(stored).length === 0 ? rest : { ...rest, ownUpiDeclarations: stored };
}

const keep = (requests: Requests, isKept: (declaration: OwnDeclaration) => boolean): Requests => {
  const kept = ownDeclarations(requests).filter(isKept);
  return withDeclarations(
    requests,
    Object.fromEntries(kept.map(({ by, amountPaise, at }) => [by, { amountPaise, at }])),
  );
};

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
  const amountPaise = ownPartOf(account, tax, uid)?.totalPaise ?? ZERO;
  const label = order.joining.guests[uid]?.label;
  if (label === undefined || amountPaise <= ZERO) throw new Refusal('nothing-to-bill');
  const stored = order.requests.ownUpiDeclarations ?? {};
  if (stored[label]?.amountPaise === amountPaise) return null;
  const requests = withDeclarations(order.requests, { ...stored, [label]: { amountPaise, at } });
  return { ...order, requests };
}

const guestOf = (by: string) => ({ kind: 'guest', label: by }) as const;

/** Returns the open portions that a declaration pays for: what its guest ordered and no document bills yet. */
export const portionsDeclared = (order: Order, { by }: Pick<OwnDeclaration, 'by'>): Portions =>
  portionsOf(order, guestOf(by));

/**
 * Returns what guests say was paid of the document that bills these portions: the declaration of the whole bill, or else
 * those of the guests whose dishes it bills.
 */
export function declaredOf(order: Order, portions: Portions): Paise {
  const { upiDeclaration } = order.requests;
  if (upiDeclaration !== null) return upiDeclaration.amountPaise;
  const isBilled = (declaration: OwnDeclaration) =>
    Object.keys(portionsDeclared(order, declaration)).some((id) => Object.hasOwn(portions, id));
  return sum(
    ownDeclarations(order.requests)
      .filter(isBilled)
      .map(({ amountPaise }) => amountPaise),
  );
}

/** Returns the order without the declarations of guests of whose dishes nothing is left to bill. */
export const withoutBilledParts = (order: Order): Order => ({
  ...order,
  requests: keep(order.requests, (one) => Object.keys(portionsDeclared(order, one)).length > 0),
});

/** Marks own declarations as confirmed whose amount a member takes by UPI. */
export const confirmOwnDeclarations = (requests: Requests, payments: readonly Payment[]): Requests =>
  keep(
    requests,
    ({ amountPaise }) =>
      !payments.some((payment) => payment.method === 'upi' && payment.amountPaise === amountPaise),
  );
