import { unbilledOf } from '@bhoj/domain/orders/rounds/portions';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import { detailOf, liveLines } from '@bhoj/domain/orders/kitchen/progress';
import { runningBillOf } from '@bhoj/domain/billing/settle/running-bill';
import { partOf, sum, times } from '@bhoj/domain/money/money';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { LineCombo } from '@bhoj/domain/orders/shape/line-combo.schema';
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
    readonly combo: LineCombo | undefined;
    /** The line's round, and the document that paid it: parts of one combo have the same. */
    readonly roundId: string;
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
    detail: detailOf(line, language),
    quantity,
    unitPaise: line.unitPaise,
    amountPaise: times(line.unitPaise, quantity),
    taxClass: line.taxClass,
    taxBp: line.taxBp,
    combo: line.combo,
    roundId: `${line.roundId} ${paidOn?.invoiceId ?? ''}`,
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

type ShareLine = GuestShare['lines'][number];

/** A row of a person's part: a dish, a combo, or a dish below its combo, which has the amounts of both. */
export interface ShareRow {
  readonly line: ShareLine;
  readonly isPart?: true;
}

/**
 * Returns the rows of a person's lines. A combo that is all this person's is one row with its amounts, with its
 * dishes below it. Otherwise each dish is a row and names its combo.
 */
export const rowsOfShare = (lines: readonly ShareLine[], language: Language): ShareRow[] =>
  inCombos(lines, (line) => line).flatMap(({ combo, count, isWhole, lines: own }): ShareRow[] => {
    const [first] = own;
    if (combo === null || first === undefined) return own.map((line) => ({ line }));
    const { name, otherNames } = combo;
    if (!isWhole) {
      const beside = nameIn(language, combo);
      return own.map((line) => ({
        line: { ...line, detail: [line.detail, beside].filter(Boolean).join(' · ') },
      }));
    }
    const amountPaise = sum(own.map((line) => line.amountPaise));
    const unitPaise = partOf(amountPaise, 1, count);
    const whole = { ...first, name, otherNames, detail: '', quantity: count, unitPaise, amountPaise };
    return [{ line: whole }, ...own.map((line) => ({ line, isPart: true as const }))];
  });
