import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { PlatformNotices } from '../owner/platform-notices.tsx';
import { SubscriptionBanner } from '../owner/subscription-banner.tsx';
import { SupportBanner } from '../owner/support-banner.tsx';

/** What owners read above every page, on the screens of the service too. */
export function OwnersBanners({ record }: { readonly record: Restaurant }) {
  return (
    <>
      <PlatformNotices />
      {record.support !== undefined && <SupportBanner time={record.support} />}
      <SubscriptionBanner record={record} />
    </>
  );
}
