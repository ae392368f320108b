import type { Payment } from '@bhoj/domain/billing/documents/invoice';
import { formatPlain } from '@bhoj/domain/money/format';
import type { Words } from '../../../words/part.ts';

/** "UPI ₹300 · tip ₹20". */
export function paymentWords(
  billWords: Words<'billWords'>,
  settling: Words<'settling'>,
  { method, name, amountPaise, tipPaise }: Payment,
): string {
  const word = billWords.methods[method];
  const kind = method === 'deposit' ? `${word} ${name}` : name === '' ? word : name;
  const tip = tipPaise > 0 ? ` · ${settling.tip(formatPlain(tipPaise))}` : '';
  return `${kind} ${formatPlain(amountPaise)}${tip}`;
}
