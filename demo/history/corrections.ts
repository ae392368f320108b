import { issueCreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import { seriesCounterId } from '@bhoj/domain/billing/documents/invoice';
import { invoiceId as documentId } from '@bhoj/domain/billing/documents/series';
import { markVoid } from '@bhoj/domain/billing/documents/void';
import { countCreditNote, countVoid } from '@bhoj/domain/days/day';
import { MINUTE } from '@bhoj/domain/time/ist';
import { randomOf } from '../random.ts';
import type { CreditNote } from '@bhoj/domain/billing/corrections/credit-note';
import type { Void } from '@bhoj/domain/billing/documents/void';
import type { Day } from '@bhoj/domain/days/day.schema';
import type { Author } from '@bhoj/domain/orders/shape/author.schema';
import type { SeriesOf } from '@bhoj/domain/restaurant/settings.schema';
import type { Random } from '../random.ts';
import type { Corrections, InvoiceCounters, SettledOrder } from './served-day.ts';

interface Corrected extends Corrections {
  readonly settled: readonly SettledOrder[];
  readonly rollUp: Day;
}

interface Correcting {
  readonly owner: Author;
  readonly series: SeriesOf;
  readonly counters: InvoiceCounters;
  readonly seed: string;
}

const VOIDED = ['Charged to the wrong table', 'Guest left without eating', 'Entered twice'] as const;
const CREDITED = ['Came cold', 'Wrong dish served', 'Hair in the food', 'Waited too long'] as const;

const VOID_DAYS = 0.3;
const CREDIT_DAYS = 0.25;

/** Among the first bills of the evening, so that the correction falls on the same business day. */
const oneOf = (settled: readonly SettledOrder[], random: Random): SettledOrder | undefined =>
  settled[random.int(0, Math.floor(settled.length / 2))];

const who = ({ label, id }: Author) => ({ by: label, byId: id ?? '' });

/**
 * Corrects some bills of a day: the owner declares one void, or gives cash back for a dish. It draws random numbers of
 * its own, so the day's parties stay the same.
 */
export function corrected(
  day: { readonly settled: readonly SettledOrder[]; readonly rollUp: Day },
  { owner, series, counters, seed }: Correcting,
): Corrected {
  const random = randomOf(`${seed} ${day.rollUp.day} corrections`);
  const voids = new Map<string, Void>();
  const creditNotes = new Map<string, CreditNote>();
  let { settled, rollUp } = day;
  const wrong = random.chance(VOID_DAYS) ? oneOf(settled, random) : undefined;
  if (wrong !== undefined) {
    const { invoiceId, invoice, party } = wrong;
    const at = invoice.issuedAt + random.int(2, 8) * MINUTE;
    voids.set(invoiceId, {
      number: invoice.number,
      invoiceIssuedAt: invoice.issuedAt,
      businessDay: invoice.businessDay,
      orderId: party.orderId,
      totalPaise: invoice.bill.totalPaise,
      reason: random.pick(VOIDED),
      requestId: random.id(),
      billedAgainOn: null,
      at,
      ...who(owner),
    });
    rollUp = countVoid(rollUp, invoice);
    settled = settled.map((one) =>
      one === wrong ? { ...one, account: markVoid(one.account, invoiceId, at) } : one,
    );
  }
  const bad = random.chance(CREDIT_DAYS) ? oneOf(settled, random) : undefined;
  if (bad !== undefined && !voids.has(bad.invoiceId)) {
    const { invoiceId, invoice } = bad;
    const at = invoice.issuedAt + random.int(3, 12) * MINUTE;
    const counterId = seriesCounterId(series.creditSeries, at);
    const sequence = (counters.get(counterId) ?? 0) + 1;
    counters.set(counterId, sequence);
    const note = issueCreditNote({
      invoiceId,
      invoice,
      before: [],
      portions: { '0': 1 },
      reason: random.pick(CREDITED),
      refund: { method: 'cash', name: '' },
      requestId: random.id(),
      sequence,
      businessDay: invoice.businessDay,
      at,
      series,
      ...who(owner),
    });
    creditNotes.set(documentId(series.creditSeries, note.financialYear, sequence), note);
    rollUp = countCreditNote(rollUp, note);
  }
  return { settled, rollUp, voids, creditNotes };
}
