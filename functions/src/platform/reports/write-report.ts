import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { csvFile, csvRows } from '@bhoj/domain/kernel/csv';
import { same } from '@bhoj/domain/kernel/same';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { gstRows, NO_SUMMARY, withDocuments } from '@bhoj/domain/platform/reports/gst-summary';
import { NO_STATS } from '@bhoj/domain/platform/sums/platform-sum';
import { platformEvents, staffStats } from '@bhoj/domain/platform/shape/platform-sum.collection';
import {
  auditRow,
  paymentRow,
  referralRow,
  REPORT_HEADS,
  signUpRow,
  subscriptionRow,
} from '@bhoj/domain/platform/reports/report-rows';
import { writeReport as contract } from '@bhoj/domain/platform/reports/reports.contract';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { platformInvoices } from '@bhoj/domain/subscription/subscription.collection';
import { DAY, startOf } from '@bhoj/domain/time/ist';
import type { Cursor, Entry, QuerySpec } from '@bhoj/domain/kernel/collection';
import type { InputOf } from '@bhoj/domain/kernel/contract';
import type { GstSummary } from '@bhoj/domain/platform/reports/gst-summary.schema';
import type { PlatformEvent } from '@bhoj/domain/platform/shape/platform-event.schema';
import type { Place, ReportKind } from '@bhoj/domain/platform/reports/reports.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { readAt, transact } from '../../firebase/store.ts';
import type { Context } from '../../firebase/define-callable.ts';
import type { Store } from '../../firebase/store.ts';

type Reader = Pick<Store, 'get' | 'find'>;

interface Page {
  readonly from: Date;
  readonly until: Date;
  readonly after: Cursor | null;
  readonly now: number;
  /** For a summary: the sums of the pages before. */
  readonly summary: GstSummary;
}

interface Written {
  readonly rows: readonly (readonly string[])[];
  readonly next: Place | null;
  readonly summary?: GstSummary;
}

/** Returns the beginning of the next page; null after a page that is not full. */
function nextOf<T>(
  found: readonly Entry<T>[],
  { limit = 0 }: QuerySpec,
  valueOf: (value: T) => Place['value'],
): Place | null {
  const last = found.at(-1);
  return last === undefined || found.length < limit ? null : { value: valueOf(last.value), id: last.id };
}

async function eventPage(
  store: Reader,
  kinds: readonly PlatformEvent['kind'][],
  { from, until, after }: Page,
  rowOf: (entry: Entry<PlatformEvent>) => readonly string[],
): Promise<Written> {
  const spec = platformEvents.queries.between(kinds, from, until, after);
  const found = await store.find(platformEvents, {}, spec);
  return { rows: found.map(rowOf), next: nextOf(found, spec, ({ at }) => at) };
}

/** Each reads one page of at most 200 documents; the report on referrals reads 25 people with their sums. */
const WRITERS: Readonly<Record<ReportKind, (store: Reader, page: Page) => Promise<Written>>> = {
  signUps: async (store, { from, until, after, now }) => {
    const spec = tenants.queries.signedUpBetween(from, until, after);
    const found = await store.find(tenants, {}, spec);
    return {
      rows: found.map(({ id, value }) => signUpRow(id, value, now)),
      next: nextOf(found, spec, ({ signedUpAt }) => signedUpAt),
    };
  },
  subscriptions: (store, page) =>
    eventPage(store, ['mrr', 'trialEnded'], page, ({ value }) => subscriptionRow(value)),
  payments: (store, page) =>
    eventPage(store, ['payment', 'refund', 'surplus'], page, ({ id, value }) => paymentRow(id, value)),
  gst: async (store, { from, until, after, summary: before }) => {
    const spec = platformInvoices.queries.between(from, until, after);
    const found = await store.find(platformInvoices, {}, spec);
    const next = nextOf(found, spec, ({ issuedAt }) => issuedAt);
    const summary = withDocuments(
      before,
      found.map(({ value }) => value),
    );
    return { rows: next === null ? gstRows(summary) : [], next, summary };
  },
  referrals: async (store, { after }) => {
    const spec = platformStaff.queries.byName(null, after);
    const found = await store.find(platformStaff, {}, spec);
    const stats = await Promise.all(found.map(({ id }) => store.get(staffStats, { staffId: id })));
    return {
      rows: found.map(({ value }, n) => referralRow(value, stats[n] ?? NO_STATS)),
      next: nextOf(found, spec, ({ name }) => name),
    };
  },
  audit: async (store, { from, until, after }) => {
    const spec = platformAudit.queries.between(from, until, after);
    const found = await store.find(platformAudit, {}, spec);
    return { rows: found.map(({ value }) => auditRow(value)), next: nextOf(found, spec, ({ at }) => at) };
  },
};

/** Returns the cursor after a page: a time for lists in order of time, a name for the list of names. */
function cursorOf(kind: ReportKind, after: Place | null): Cursor | null {
  if (after === null) return null;
  const isName = kind === 'referrals';
  if (isName !== (typeof after.value === 'string')) throw new Refusal('invalid-input', { fields: ['after'] });
  return { values: [typeof after.value === 'number' ? new Date(after.value) : after.value], id: after.id };
}

type Asked = Pick<InputOf<typeof contract>, 'fileId' | 'kind' | 'from' | 'until'>;

/**
 * Records the file once, whichever of its pages is asked first: a page without an entry would be a way round the audit.
 * Refuses an id that stands for another file.
 */
const recordFile = (
  { fileId, kind, from, until }: Asked,
  { caller, recordPlatform }: Pick<Context<'super'>, 'caller' | 'recordPlatform'>,
): Promise<void> =>
  transact('platform', async (store) => {
    const [entryId, after] = [`file_${fileId}`, { from, until }];
    const subject = `report ${kind}`;
    const known = await store.get(platformAudit, { entryId });
    if (known === null) {
      recordPlatform(store, { subjectKind: 'platform', subject, reason: '', before: {}, after }, entryId);
      return;
    }
    const isSame = known.by === caller.uid && known.subject === subject && same(known.after, after);
    if (!isSame) throw new Refusal('invalid-input', { fields: ['fileId'] });
  });

export const writeReport = defineCallable(contract, async (input, context) => {
  const { kind, from, until, after } = input;
  await recordFile(input, context);
  const page = {
    from: new Date(startOf(from)),
    until: new Date(startOf(until) + DAY),
    after: cursorOf(kind, after),
    now: context.now,
    summary: input.summary ?? NO_SUMMARY,
  };
  const { rows, next, summary } = await readAt((store) => WRITERS[kind](store, page));
  const text = after === null ? csvFile([REPORT_HEADS[kind], ...rows]) : csvRows(rows);
  return { text, rows: rows.length, next, ...(summary && { summary }) };
});
