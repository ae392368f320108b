import { minus, paise, rupees } from '@bhoj/domain/money/money';
import { exactly } from '@bhoj/domain/billing/invoice';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/invoice';
import type { Paise } from '@bhoj/domain/money/money';

/** Notes and round sums that somebody may hand over, in paise: the next ones above the total, at most three. */
export function likelyCash(total: Paise): Paise[] {
  const sums = [10, 50, 100, 500, 2000].map((note) => Math.ceil(total / (note * 100)) * note * 100);
  return [...new Set(sums)]
    .filter((sum) => sum > total)
    .slice(0, 3)
    .map(paise);
}

/** What was typed as received, in rupees with at most two decimals; null where it is no amount. */
export function receivedOf(typed: string): Paise | null {
  const text = typed.replaceAll(/[,\s₹]/g, '');
  return /^\d{1,8}(\.\d{1,2})?$/.test(text) ? rupees(Number(text)) : null;
}

/** The payment of a whole bill, and its change; null where the cash does not reach. Empty cash is exact. */
export function paymentOf(
  total: Paise,
  method: PaymentMethod,
  typed: string,
): { readonly payment: Payment; readonly changePaise: Paise } | null {
  const received = method === 'cash' && typed.trim() !== '' ? receivedOf(typed) : total;
  if (received === null || received < total) return null;
  return {
    payment: { ...exactly(method, total), receivedPaise: received },
    changePaise: minus(received, total),
  };
}
