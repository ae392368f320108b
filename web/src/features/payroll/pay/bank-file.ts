import { toRupees } from '@bhoj/domain/money/money';
import type { PayRun } from '@bhoj/domain/payroll/shape/pay-run.schema';
import type { CsvCell } from '../../../ui/shared/csv-download.ts';

type Accounts = Readonly<Record<string, { readonly account: string; readonly ifsc: string }>>;

export interface BankFile {
  readonly rows: readonly (readonly CsvCell[])[];
  /** Names of people who have no account or no IFSC. */
  readonly without: readonly string[];
}

/** The rows of the bank's file: those who are to be paid and have an account, by name. */
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
