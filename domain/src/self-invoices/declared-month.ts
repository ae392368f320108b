import type { SelfInvoice } from './self-invoice.schema.ts';

/** The month in whose return the tax of a self-invoice is. */
export const declaredMonthOf = ({ declaredIn, taxOn }: Pick<SelfInvoice, 'declaredIn' | 'taxOn'>): string =>
  declaredIn ?? taxOn.slice(0, 7);
