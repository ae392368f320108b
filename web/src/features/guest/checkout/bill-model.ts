import { unbilledOf } from '@bhoj/domain/orders/rounds/portions';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { detailOf, liveLines } from '@bhoj/domain/orders/kitchen/progress';
import { runningBillOf } from '@bhoj/domain/billing/settle/running-bill';
import { sum, times } from '@bhoj/domain/money/money';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import type { Paise } from '@bhoj/domain/money/money';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { OtherNames } from '@bhoj/domain/catalogue/names';

/** The bill as it would be issued now. */
export const runningBill = (account: Account, profile: Profile): Bill => runningBillOf(account, profile.tax);

export interface GuestShare {
  readonly by: Author;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly otherNames: OtherNames;
    readonly detail: string;
    readonly quantity: number;
    readonly unitPaise: Paise;
    readonly amountPaise: Paise;
    readonly taxClass: OrderLine['taxClass'];
    readonly taxBp: number;
    /** The document that paid these portions; null while they are open. */
    readonly paidOn: Settlement | null;
  }[];
  /** The amount left to pay. */
  readonly subtotalPaise: Paise;
}

const authorKey = (by: Author) => `${by.kind}/${by.label}`;

/** The documents that are not void: the paid parts of the bill. */
export const paidParts = ({ money }: Account): Settlement[] =>
  money.settlements.filter(({ voidedAt }) => voidedAt === null);

/** Returns a line as several: its open part, and the part that each document paid. */
function shareLines(account: Account, [id, line]: [string, OrderLine], language: Language) {
  const part = (quantity: number, paidOn: Settlement | null) => ({
    id: `${id} ${paidOn?.invoiceId ?? ''}`,
    name: line.name,
    otherNames: line.otherNames,
    detail: [detailOf(line, language), line.combo && nameIn(language, line.combo)]
      .filter(Boolean)
      .join(' · '),
    quantity,
    unitPaise: line.unitPaise,
    amountPaise: times(line.unitPaise, quantity),
    taxClass: line.taxClass,
    taxBp: line.taxBp,
    paidOn,
  });
  const paid = paidParts(account).map((one) => part(one.portions?.[id] ?? 0, one));
  return [part(unbilledOf(account.order, id), null), ...paid].filter(({ quantity }) => quantity > 0);
}

/** Returns the lines of each person at the table, in the order of their first dishes, including paid ones. */
export function sharesOf(account: Account, language: Language): GuestShare[] {
  const { order } = account;
  const byAuthor = new Map<string, [string, OrderLine][]>();
  for (const entry of liveLines(order)) {
    const key = authorKey(entry[1].by);
    byAuthor.set(key, [...(byAuthor.get(key) ?? []), entry]);
  }
  return [...byAuthor.values()].flatMap((entries) => {
    const by = entries[0]?.[1].by;
    const lines = entries.flatMap((entry) => shareLines(account, entry, language));
    const open = lines.filter(({ paidOn }) => paidOn === null);
    return by ? [{ by, lines, subtotalPaise: sum(open.map((line) => line.amountPaise)) }] : [];
  });
}
