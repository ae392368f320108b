import type { SelfInvoice } from './self-invoice.schema.ts';

/** Returns the month in which the return declares the tax of a self-invoice. */
export const declaredMonthOf = ({ declaredIn, taxOn }: Pick<SelfInvoice, 'declaredIn' | 'taxOn'>): string =>
  declaredIn ?? taxOn.slice(0, 7);
