import { Clock, TriangleAlert } from 'lucide-react';
import { useLocation } from '../../../ui/shared/address/address.ts';
import { href } from '@bhoj/domain/catalogue/routes';
import { orderingUntil, SOON_DAYS, subscriptionOf } from '@bhoj/domain/subscription/subscription';
import type { Membership } from '@bhoj/domain/subscription/subscription';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import type { Words } from '../../../words/part.ts';
import { subscriptionBannerPart } from '../../../messages/owner/subscription-banner/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ButtonLink } from '../../../ui/shared/kit/controls.tsx';
import { Banner } from '../../../ui/shared/parts/banner.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';

interface Said {
  readonly severity: 'info' | 'warning' | 'error';
  readonly text: string;
}

type Owned = Membership & Pick<Restaurant, 'suspendedAt'>;

function saidOf(words: Words<'subscriptionBanner'>, record: Owned, now: number): Said | null {
  if (record.suspendedAt !== null) return { severity: 'error', text: words.suspended };
  const current = subscriptionOf(record, now);
  switch (current.state) {
    case 'trialing':
      return current.daysLeft > SOON_DAYS
        ? null
        : { severity: 'info', text: words.trialing(current.daysLeft) };
    case 'premium':
      return null;
    case 'grace':
      return {
        severity: 'warning',
        text: words.grace[record.membership](dateName(current.until)),
      };
    case 'lapsed':
      return {
        severity: 'error',
        text: words.lapsed(dateName(orderingUntil(record) ?? current.endedAt)),
      };
  }
}

/** Tells an owner about a subscription that ends or has ended, on every page but the subscription page. */
export function SubscriptionBanner({ record }: { readonly record: Owned }) {
  const words = useWords(subscriptionBannerPart);
  const now = useNow(60_000);
  const { pathname } = useLocation();
  const said = saidOf(words, record, now);
  if (said === null || pathname === href('subscription')) return null;
  const Icon = said.severity === 'info' ? Clock : TriangleAlert;
  return (
    <Banner
      tone={said.severity}
      label={words.label}
      icon={Icon}
      action={<ButtonLink to={href('subscription')}>{words.link}</ButtonLink>}
    >
      {said.text}
    </Banner>
  );
}
