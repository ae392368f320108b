import type { SelfInvoice } from '../self-invoices/self-invoice.schema.ts';
import { dateOf } from '../time/ist.ts';
import type { TaxDocument } from './tax-document.ts';

/** FNV-1a, 32 bits, from a given start. */
function hash(text: string, start: number): number {
  let value = start;
  for (let i = 0; i < text.length; i += 1) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value;
}

export interface Fingerprint {
  add(text: string): void;
  read(): string;
}

/** Combines texts into a fingerprint that does not depend on their order. */
export function newFingerprint(): Fingerprint {
  let count = 0;
  const sums = [0, 0];
  return {
    add(text) {
      count += 1;
      for (const [i, start] of [0x811c9dc5, 0x1000193].entries())
        sums[i] = ((sums[i] ?? 0) + hash(text, start)) >>> 0;
    },
    read: () => [count, ...sums].map((n) => n.toString(36)).join('-'),
  };
}

/** Returns the text of a document for the fingerprint: its number, whether it is void, and its total. */
export const documentFingerprint = ({
  number,
  isVoid,
  bill,
}: Pick<TaxDocument, 'number' | 'isVoid' | 'bill'>): string =>
  `${number} ${isVoid ? 'void' : bill.totalPaise}`;

/**
 * Returns the text of a self-invoice for the fingerprint of a month. A payment voucher is only in the text of the month of that
 * voucher, so that it does not change the return of another month, which may be filed.
 */
export function selfInvoiceFingerprint(
  {
    number,
    valuePaise,
    voided,
    voucher,
    voidVouchers = [],
  }: Pick<SelfInvoice, 'number' | 'valuePaise' | 'voided' | 'voucher' | 'voidVouchers'>,
  month: string,
): string {
  const isIn = ({ issuedAt }: { readonly issuedAt: number }) => dateOf(issuedAt).startsWith(month);
  return [
    `${number} ${month} ${voided === null ? valuePaise : 'void'}`,
    ...(voucher !== undefined && isIn(voucher) ? [voucher.number] : []),
    ...voidVouchers.filter(isIn).map((one) => `${one.number} void`),
  ].join(' ');
}
