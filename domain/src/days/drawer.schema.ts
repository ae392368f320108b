import { z } from 'zod';
import { amountSchema } from '../money/money.schema.ts';
import { line } from '../kernel/text.ts';

/** The cash drawer at the end of a day, as a person counted it. */
export const drawerSchema = z.object({
  openingCashPaise: amountSchema,
  countedCashPaise: amountSchema,
  /** Cash taken out for anything but a refund or an entered expense. */
  paidOutPaise: amountSchema,
  /** Explains a difference; empty when there is none. */
  note: line(200),
});
export type Drawer = z.output<typeof drawerSchema>;
