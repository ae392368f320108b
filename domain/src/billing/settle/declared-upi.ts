import type { Paise } from '../../money/money.ts';
import type { Order } from '../../orders/shape/order.schema.ts';

// Captains see these declarations on the first screen, so their effect on a bill is in another file.

type Requests = Order['requests'];

/** A guest's declaration of having paid their own part by UPI (P-OWN-2). */
export interface OwnDeclaration {
  /** The guest's label. */
  readonly by: string;
  readonly amountPaise: Paise;
  readonly at: number;
  /** The number of payments in the declaration: when a guest's part grew, they pay it in several. */
  readonly payments: number;
}

/** Returns the unconfirmed declarations of guests' own parts, the oldest first. */
export const ownDeclarations = ({ ownUpiDeclarations = {} }: Requests): OwnDeclaration[] =>
  Object.entries(ownUpiDeclarations)
    .map(([by, declaration]) => ({ by, ...declaration }))
    .toSorted((a, b) => a.at - b.at);

/** A declared UPI payment: of the whole bill, or of a guest's own part. */
export interface DeclaredUpi extends Pick<OwnDeclaration, 'by' | 'amountPaise' | 'at'> {
  readonly isOwn: boolean;
}

/** Returns all unconfirmed UPI declarations, first that of the whole bill. */
export function declaredUpi(requests: Requests): DeclaredUpi[] {
  const { upiDeclaration } = requests;
  return [
    ...(upiDeclaration === null ? [] : [{ ...upiDeclaration, isOwn: false }]),
    ...ownDeclarations(requests).map(({ by, amountPaise, at }) => ({ by, amountPaise, at, isOwn: true })),
  ];
}
