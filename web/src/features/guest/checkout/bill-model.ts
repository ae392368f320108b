import { detailOf, lineAmount, liveLines } from '@bhoj/domain/orders/progress';
import { runningBillOf } from '@bhoj/domain/billing/running-bill';
import { sum } from '@bhoj/domain/money/money';
import type { Account } from '@bhoj/domain/billing/account';
import type { Bill } from '@bhoj/domain/billing/bill';
import type { Author } from '@bhoj/domain/orders/author.schema';
import type { OrderLine } from '@bhoj/domain/orders/line.schema';
import type { Order } from '@bhoj/domain/orders/order.schema';
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
  }[];
  readonly subtotalPaise: Paise;
}

const authorKey = (by: Author) => `${by.kind}/${by.label}`;

const shareLine = ([id, line]: [string, OrderLine], language: Language) => ({
  id,
  name: line.name,
  otherNames: line.otherNames,
  detail: detailOf(line, language),
  quantity: line.quantity,
  unitPaise: line.unitPaise,
  amountPaise: lineAmount(line),
});

/** What each person at the table added, in the order they began. */
export function sharesOf(order: Order, language: Language): GuestShare[] {
  const byAuthor = new Map<string, [string, OrderLine][]>();
  for (const entry of liveLines(order)) {
    const key = authorKey(entry[1].by);
    byAuthor.set(key, [...(byAuthor.get(key) ?? []), entry]);
  }
  return [...byAuthor.values()].flatMap((entries) => {
    const by = entries[0]?.[1].by;
    const lines = entries.map((entry) => shareLine(entry, language));
    return by ? [{ by, lines, subtotalPaise: sum(lines.map((line) => line.amountPaise)) }] : [];
  });
}
