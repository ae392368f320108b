import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { apportion, minus, paise, rupees } from '@bhoj/domain/money/money';
import type { Payment, PaymentMethod } from '@bhoj/domain/billing/documents/invoice';
import type { Paise } from '@bhoj/domain/money/money';
import type { Random } from '../random.ts';

const METHODS: readonly { method: PaymentMethod; weight: number }[] = [
  { method: 'upi', weight: 54 },
  { method: 'cash', weight: 27 },
  { method: 'card', weight: 18 },
  { method: 'other', weight: 1 },
];

/** Returns a cash payment: the exact amount, or rounded up to a note. */
function inCash(amountPaise: Paise, random: Random): Payment {
  const note = rupees(random.pick([1, 10, 50, 100, 500]));
  return { ...exactly('cash', amountPaise), receivedPaise: paise(Math.ceil(amountPaise / note) * note) };
}

function payWith(method: PaymentMethod, amount: Paise, random: Random): Payment {
  if (method === 'cash') return inCash(amount, random);
  return { ...exactly(method, amount), name: method === 'other' ? 'Meal voucher' : '' };
}

/** Returns the payments of a bill: mostly one, sometimes part cash and part UPI, or shared between friends. */
export function paymentsFor(total: Paise, heads: number, random: Random): Payment[] {
  if (heads > 1 && random.chance(0.04)) {
    return apportion(
      total,
      Array.from({ length: heads }, () => 1),
    ).map((share) => exactly('upi', share));
  }
  if (total > rupees(600) && random.chance(0.04)) {
    const cash = rupees(random.pick([200, 500]));
    return [exactly('cash', cash), exactly('upi', minus(total, cash))];
  }
  const { method } = random.weighted(METHODS, (each) => each.weight);
  return [payWith(method, total, random)];
}
