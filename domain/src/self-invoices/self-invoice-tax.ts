import { sum, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { SelfInvoice } from './self-invoice.schema.ts';

/** Returns all tax of a self-invoice. */
export const selfInvoiceTaxOf = ({
  cgstPaise,
  sgstPaise,
  igstPaise = ZERO,
}: Pick<SelfInvoice, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>): Paise =>
  sum([cgstPaise, sgstPaise, igstPaise]);
