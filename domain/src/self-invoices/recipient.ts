/** The registration that owes the tax of an earlier day: the restaurant may have another one now (P-REVERSE-7). */
import { invoices } from '../billing/documents/document.collection.ts';
import { sellerOf } from '../billing/documents/seller-of.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import { Refusal } from '../catalogue/reasons.ts';
import type { QuerySpec } from '../kernel/collection.ts';
import { DAY, dateOf, startOf } from '../time/ist.ts';
import type { IsoDate } from '../time/ist.ts';
import type { SelfInvoice } from './self-invoice.schema.ts';
import type { Recipient } from './self-invoice.ts';

/** A GSTIN under a scheme, as a bill prints both. */
export type Registered = Pick<SelfInvoice['recipient'], 'gstin' | 'composition'>;

type Bill = Pick<Invoice, 'seller' | 'issuedAt'>;

/**
 * Returns the queries of the last bill until the day on which a tax fell due, and of the first one after it. Null for today, when
 * the present registration counts.
 */
export const billsAround = (
  taxOn: IsoDate,
  now: number,
): { readonly until: QuerySpec; readonly after: QuerySpec } | null => {
  if (taxOn === dateOf(now)) return null;
  const end = new Date(startOf(taxOn) + DAY);
  return {
    until: { ...invoices.queries.latest(1), where: [['issuedAt', '<', end]] },
    after: {
      ...invoices.queries.latest(1),
      where: [['issuedAt', '>=', end]],
      orderBy: [['issuedAt', 'asc']],
    },
  };
};

/** Returns the restaurant under the registration that a bill prints; null where it had none, and so owed no tax. */
function underBill<R extends Recipient>(present: R, { seller }: Bill): R | null {
  const { gstin, composition, legalName, address } = seller;
  if (gstin === '') return null;
  const isSame = gstin === present.gstin && composition === sellerOf(present).composition;
  return isSame ? present : { ...present, gstin, composition, legalName, address };
}

const registered = <R extends Recipient>(present: R): R | null => (present.gstin === '' ? null : present);

const keyOf = (one: Recipient | null): string =>
  one === null ? '' : `${one.gstin} ${String(sellerOf(one).composition)}`;

export interface Around {
  /** The last bill until the day of the tax, and the first one after it; missing without one. */
  readonly until: Bill | undefined;
  readonly after: Bill | undefined;
}

/**
 * Returns the restaurant under each registration that it may have had on a day, null for none. A bill of the day
 * decides; else both the last bill before it and the first one after it count, with the present registration in place
 * of a missing later bill. Where both have one registration, only that remains.
 */
export function recipientsOn<R extends Recipient>(
  present: R,
  taxOn: IsoDate,
  { until, after }: Around,
): readonly (R | null)[] {
  const next = after === undefined ? registered(present) : underBill(present, after);
  if (until === undefined) return [next];
  const last = underBill(present, until);
  const isSure = dateOf(until.issuedAt) === taxOn || keyOf(last) === keyOf(next);
  return isSure ? [last] : [last, next];
}

/**
 * Returns the registration that owes the tax, among those that the restaurant may have had. Throws `invalid-input`
 * where it had none and so owes nothing, or where it may have had two and nobody chose, and `changed-meanwhile` where
 * the chosen one is not among them.
 */
export function chosenRecipient<R extends Recipient>(
  all: readonly (R | null)[],
  chosen: Registered | undefined,
): R {
  const had = all.filter((one) => one !== null);
  const [only] = had;
  if (only === undefined) throw new Refusal('invalid-input', { fields: ['expenseId'] });
  if (chosen === undefined) {
    if (all.length > 1) throw new Refusal('invalid-input', { fields: ['registration'] });
    return only;
  }
  const one = had.find((each) => {
    const { gstin, composition } = sellerOf(each);
    return gstin === chosen.gstin && composition === chosen.composition;
  });
  if (one === undefined) throw new Refusal('changed-meanwhile');
  return one;
}
