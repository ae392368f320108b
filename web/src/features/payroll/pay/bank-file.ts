import type { CsvCell } from '@bhoj/domain/kernel/csv';
import { toRupees } from '@bhoj/domain/money/money';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';

type Accounts = Readonly<Record<string, { readonly account: string; readonly ifsc: string }>>;

export interface BankFile {
  readonly rows: readonly (readonly CsvCell[])[];
  /** Names of people without an account or an IFSC. */
  readonly without: readonly string[];
}

/** Returns the rows of the bank's file: unpaid people with an account, by name. */
export function bankFileOf({ rows }: Pick<PayRun, 'rows'>, accounts: Accounts, note: string): BankFile {
  const people = Object.entries(accounts)
    .flatMap(([id, to]) => {
      const row = rows[id];
      return row === undefined || row.isPaid ? [] : [{ ...row, ...to }];
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const isIn = ({ account, ifsc }: (typeof people)[number]) => account !== '' && ifsc !== '';
  return {
    rows: people
      .filter(isIn)
      .map(({ name, account, ifsc, netPaise }) => [name, account, ifsc, toRupees(netPaise), note]),
    without: people.filter((person) => !isIn(person)).map(({ name }) => name),
  };
}
