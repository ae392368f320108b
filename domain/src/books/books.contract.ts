import { z } from 'zod';
import { withApproval } from '../approvals/with-approval.ts';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { monthIdSchema } from '../figures/shape/month.schema.ts';
import { MINUTE } from '../time/ist.ts';
import { ledgerNamesSchema } from './ledger-names.ts';
import { moneyEntrySchema } from './money-entry.ts';

/** Enters tips that were paid out, cash that was banked or a payout of an aggregator, once for each id. */
export const saveMoneyEntry = defineContract({
  name: 'saveMoneyEntry',
  callers: TEAM,
  needs: ['cash'],
  approvable: { act: 'pay-out', right: 'cash', asking: ['settle', 'see-sales'] },
  input: z.object({ entryId: idSchema, entry: moneyEntrySchema, ...withApproval }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Deletes an entry that was made by mistake. */
export const deleteMoneyEntry = defineContract({
  name: 'deleteMoneyEntry',
  callers: TEAM,
  needs: ['cash'],
  input: z.object({ month: monthIdSchema, entryId: idSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }],
  audited: true,
});

/** Stores the accountant's name for each ledger. */
export const saveLedgerNames = defineContract({
  name: 'saveLedgerNames',
  callers: TEAM,
  needs: ['export'],
  input: z.object({ names: ledgerNamesSchema }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
});
