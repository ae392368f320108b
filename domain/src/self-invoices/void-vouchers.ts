import type { SelfInvoice } from './self-invoice.schema.ts';

/** Returns the number of the payment voucher that was declared void last; null without one. */
export const lastVoidVoucher = ({ voidVouchers = [] }: Pick<SelfInvoice, 'voidVouchers'>): string | null =>
  voidVouchers.at(-1)?.number ?? null;
