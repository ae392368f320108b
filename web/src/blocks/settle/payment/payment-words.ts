import type { Payment } from '@bhoj/domain/billing/invoice';
import { formatPlain } from '@bhoj/domain/money/format';
import { billWords } from '../../../messages/blocks.ts';
import { settling } from '../../../messages/settling.ts';

/** "UPI ₹300 · tip ₹20". */
export function paymentWords({ method, name, amountPaise, tipPaise }: Payment): string {
  const kind = name === '' ? billWords.methods[method] : name;
  const tip = tipPaise > 0 ? ` · ${settling.tip(formatPlain(tipPaise))}` : '';
  return `${kind} ${formatPlain(amountPaise)}${tip}`;
}
