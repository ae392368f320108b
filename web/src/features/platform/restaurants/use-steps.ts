import { useState } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { addresseeOf, isFor } from '@bhoj/domain/platform/notices/notice-audience';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { platformNotices } from '@bhoj/domain/platform/notices/notice.collection';
import { SHOWN_STEPS } from '@bhoj/domain/restaurant/onboarding';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { startOf } from '@bhoj/domain/time/ist';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PlatformAuditEntry } from '@bhoj/domain/platform/shape/platform-audit.schema';
import type { PlatformNotice } from '@bhoj/domain/platform/shape/notice.schema';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { dayName, momentName } from '../../../ui/dates/formats.ts';
import { useLivePages } from '../../../firebase/live-pages.ts';
import type { LivePages } from '../../../firebase/live-pages.ts';
import type { Gated } from '../../../ui/shared/gate.ts';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import { mergedPages, readToOf } from './merged-pages.ts';
import type { Stream } from './merged-pages.ts';
import type { Payment } from './payments-card.tsx';
import type { RestaurantWords } from './restaurant-columns.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** One line of a restaurant's history. */
export interface Happened {
  readonly id: string;
  readonly at: number;
  /** The time in words; only the day where no time is stored. */
  readonly when: string;
  readonly what: string;
  readonly reason: string;
}

/** Returns a list with its entries as lines; `momentOf` is the field by which the server orders it. */
function streamOf<Value>(
  { items, more }: Pick<LivePages<Value>, 'items' | 'more'>,
  rows: readonly Happened[],
  momentOf: (value: Value) => number,
): Stream<Happened> {
  const last = items.at(-1);
  return { rows, more, readTo: readToOf(more, last === undefined ? null : momentOf(last.value)) };
}

/** Returns sign-up, installation, the steps of onboarding, set-up and first bill, as far as the restaurant has come. */
function reached(words: RestaurantWords, titles: Words<'routeTitles'>, tenant: Tenant): Happened[] {
  const { signedUpAt, onboardedAt, firstBillDay = null, account, answered } = tenant;
  const steps = [
    ['sign-up', signedUpAt, words.signedUp],
    ['installed', account.installedAt, words.installed],
    ...SHOWN_STEPS.map((step) => [step, answered[step] ?? null, words.answered(titles[step])] as const),
    ['set-up', onboardedAt, words.onboarded],
  ] as const;
  const first = { id: 'first-bill', what: words.firstBill, reason: '' };
  return [
    ...steps.flatMap(([id, at, what]) =>
      at === null ? [] : [{ id, at, when: momentName(at), what, reason: '' }],
    ),
    ...(firstBillDay === null ? [] : [{ ...first, at: startOf(firstBillDay), when: dayName(firstBillDay) }]),
  ];
}

const paid = (words: RestaurantWords, payments: readonly Payment[]): Happened[] =>
  payments.flatMap(({ id, value: { state, paidAt, planName, amountPaise } }) =>
    state === 'used' && paidAt !== null
      ? [
          {
            id,
            at: paidAt,
            when: momentName(paidAt),
            what: words.paid(planName, formatMoney(amountPaise)),
            reason: '',
          },
        ]
      : [],
  );

/** Returns the platform's acts on it, with their reasons. */
const done = (words: RestaurantWords, acts: readonly Entry<PlatformAuditEntry>[]): Happened[] =>
  acts.map(({ id, value: { at, action, reason } }) => ({
    id: `act-${id}`,
    at,
    when: momentName(at),
    what: words.actions[action] ?? action,
    reason,
  }));

/** Returns the notices that have begun for an audience that now includes the restaurant. */
function told(
  words: RestaurantWords,
  notices: readonly Entry<PlatformNotice>[],
  { tenant, now }: { readonly tenant: Tenant; readonly now: number },
): Happened[] {
  const to = addresseeOf(tenant, tenant.city);
  return notices.flatMap(({ id, value: { from, title, audience } }) => {
    const isItsReferrer = audience.referrer === null || audience.referrer === tenant.referredBy;
    if (from > now || !isItsReferrer || !isFor(audience, to, now)) return [];
    return [{ id: `notice-${id}`, at: from, when: momentName(from), what: words.notice(title), reason: '' }];
  });
}

/** A restaurant's history: each list of its events, as far as it was read. */
export function useSteps(restaurantId: string, tenant: Tenant) {
  const words = useWords(platformRestaurantsPart);
  const titles = useWords(routeTitlesPart);
  const [now] = useState(serverNow);
  const acts = useLivePages(platformAudit, {}, (after) =>
    platformAudit.queries.ofSubject(restaurantId, after),
  );
  const payments = useLivePages(subscriptionPayments, {}, (after) =>
    subscriptionPayments.queries.pageOfRestaurant(restaurantId, after),
  );
  const notices = useLivePages(platformNotices, {}, (after) =>
    platformNotices.queries.begun(new Date(now), after),
  );
  const streams: Stream<Happened>[] = [
    { rows: reached(words, titles, tenant), more: null, readTo: -Infinity },
    streamOf(acts, done(words, acts.items), ({ at }) => at),
    streamOf(payments, paid(words, payments.items), ({ createdAt }) => createdAt),
    streamOf(notices, told(words, notices.items, { tenant, now }), ({ from }) => from),
  ];
  const lists = [acts, payments, notices];
  const live: Gated<unknown> =
    lists.map((list) => list.live).find(({ state }) => state !== 'ready') ?? acts.live;
  return {
    ...mergedPages(streams),
    live,
    unreadable: lists.flatMap(({ unreadable }) => unreadable),
  };
}
