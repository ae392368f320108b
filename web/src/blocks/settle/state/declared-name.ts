import { declaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import type { DeclaredUpi } from '@bhoj/domain/billing/settle/declared-upi';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';

/** The name of the declaration of the whole bill. */
const WHOLE_BILL = 'all';

/** Returns the name of a declared payment within its order: for an own part, its guest's label. */
export const nameOfDeclared = ({ isOwn, by }: Pick<DeclaredUpi, 'isOwn' | 'by'>): string =>
  isOwn ? by : WHOLE_BILL;

/** Returns the declared payment of this name; null without one, as after it was confirmed. */
export const findDeclared = (
  { requests }: Pick<Order, 'requests'>,
  name: string | null,
): DeclaredUpi | null => declaredUpi(requests).find((declared) => nameOfDeclared(declared) === name) ?? null;
