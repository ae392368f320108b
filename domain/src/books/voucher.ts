import { minus, sum, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { Ledger } from './ledger-names.ts';

/** The kinds of vouchers, by the names that Tally gives them. */
export const VOUCHER_KINDS = ['Sales', 'Credit Note', 'Receipt', 'Payment', 'Contra', 'Journal'] as const;
export type VoucherKind = (typeof VOUCHER_KINDS)[number];

/** One side of a voucher: a ledger with a setting, or one with a name of its own. A credit is negative. */
export interface Entry {
  readonly ledger: Ledger | { readonly name: string };
  readonly debitPaise: Paise;
}

export interface Voucher {
  /** The same id for the same facts in every file, so that Tally does not enter a second import again. */
  readonly id: string;
  readonly kind: VoucherKind;
  /** `yyyy-mm-dd` */
  readonly day: string;
  readonly note: string;
  readonly entries: readonly Entry[];
}

export const debit = (ledger: Entry['ledger'], amount: Paise): Entry => ({ ledger, debitPaise: amount });
export const credit = (ledger: Entry['ledger'], amount: Paise): Entry => ({
  ledger,
  debitPaise: minus(ZERO, amount),
});

/** Returns a voucher without its entries of zero; none when no entry is left. */
export function voucher(of: Voucher): Voucher[] {
  const entries = of.entries.filter(({ debitPaise }) => debitPaise !== 0);
  return entries.length === 0 ? [] : [{ ...of, entries }];
}

/** True when debit and credit are equal; Tally refuses any other voucher. */
export const isBalanced = ({ entries }: Voucher): boolean =>
  sum(entries.map(({ debitPaise }) => debitPaise)) === 0;

/** Returns Σ debit − Σ credit of a ledger, over vouchers of one kind or of all kinds. */
export const debitedTo = (
  vouchers: readonly Voucher[],
  ledger: Ledger,
  kind: VoucherKind | null = null,
): Paise =>
  sum(
    vouchers
      .filter((each) => kind === null || each.kind === kind)
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.ledger === ledger)
      .map(({ debitPaise }) => debitPaise),
  );
