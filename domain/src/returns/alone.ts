import { newLedger } from './ledger.ts';
import { NO_RETURN_ENTRIES } from './preparation.ts';
import { sorted } from './sums.ts';
import type { Ledger } from './ledger.ts';
import type { TaxReturn } from './return.schema.ts';

/**
 * Returns a return made of one document only. The tables are sums, so each row of a return is the sum of that row over
 * all its documents alone.
 */
export function alone(
  made: TaxReturn,
  add: (ledger: Pick<Ledger, 'add' | 'addOperator' | 'addDeposit'>) => void,
): TaxReturn {
  const ledger = newLedger(made);
  add(ledger);
  return { ...made, tables: sorted(ledger.tables), entered: NO_RETURN_ENTRIES };
}
