import { useState } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { addresseeOf, isFor } from '@bhoj/domain/platform/notice-audience';
import { platformNotices } from '@bhoj/domain/platform/notice.collection';
import { SHOWN_STEPS } from '@bhoj/domain/restaurant/onboarding';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { startOf } from '@bhoj/domain/time/ist';
import type { Entry } from '@bhoj/domain/kernel/collection';
import type { PlatformNotice } from '@bhoj/domain/platform/notice.schema';
import type { Tenant } from '@bhoj/domain/platform/tenant.schema';
import { useLiveList } from '../../../firebase/live.ts';
import { dayName, momentName } from '../../../ui/dates/formats.ts';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { routeTitlesPart } from '../../../words/shared/routes.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Payment } from './payments-card.tsx';
import type { RestaurantWords } from './restaurant-columns.tsx';

/** One line of what happened with a restaurant. */
export interface Happened {
  readonly id: string;
  readonly at: number;
  /** The time in words; of what is known by its day alone, the day. */
  readonly when: string;
  readonly what: string;
  readonly reason: string;
}

/** Sign-up, installation, the steps of onboarding, set-up and first bill, as far as they have come. */
function reached(words: RestaurantWords, titles: Words<'routeTitles'>, tenant: Tenant): Happened[] {
  const { signedUpAt, onboardedAt, firstBillDay = null, account, answered = {} } = tenant;
  const steps = [
    ['sign-up', signedUpAt, words.signedUp],
    ['installed', account?.installedAt ?? null, words.installed],
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

/** The notices that have begun and are for a restaurant as it is now. */
function told(
  words: RestaurantWords,
  notices: readonly Entry<PlatformNotice>[],
  { tenant, now }: { readonly tenant: Tenant; readonly now: number },
): Happened[] {
  const to = addresseeOf(tenant, tenant.city ?? '');
  return notices.flatMap(({ id, value: { from, title, audience } }) => {
    const isItsReferrer = audience.referrer === null || audience.referrer === tenant.referredBy;
    if (from > now || !isItsReferrer || !isFor(audience, to, now)) return [];
    return [{ id, at: from, when: momentName(from), what: words.notice(title), reason: '' }];
  });
}

/** What happened with a restaurant beside the acts of the platform. Its lists are short, and read nothing further. */
export function useSteps(restaurantId: string, tenant: Tenant): Happened[] {
  const words = useWords(platformRestaurantsPart);
  const titles = useWords(routeTitlesPart);
  const [now] = useState(Date.now);
  const spec = subscriptionPayments.queries.pageOfRestaurant(restaurantId, null);
  const payments = useLiveList(subscriptionPayments, {}, spec);
  const notices = useLiveList(platformNotices, {}, platformNotices.queries.lately());
  return [
    ...reached(words, titles, tenant),
    ...(payments.state === 'ready' ? paid(words, payments.value) : []),
    ...(notices.state === 'ready' ? told(words, notices.value, { tenant, now }) : []),
  ];
}
