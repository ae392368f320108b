import { ZERO } from '../../money/money.ts';
import type { Paise } from '../../money/money.ts';
import type { OrderMoney, Settlement } from '../shape/order-money.schema.ts';

/** Returns the answer that a request to settle got before, or null for a new request. */
export function answerBefore(
  money: Pick<OrderMoney, 'settlements' | 'partRequests'>,
  requestId: string,
): { invoice: Pick<Settlement, 'invoiceId' | 'number' | 'bill'> | null; duePaise: Paise } | null {
  const invoice = money.settlements.find((settlement) => settlement.requestId === requestId);
  if (invoice !== undefined) return { invoice, duePaise: ZERO };
  const duePaise = Object.hasOwn(money.partRequests, requestId) ? money.partRequests[requestId] : undefined;
  return duePaise === undefined ? null : { invoice: null, duePaise };
}
