import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { PlatformNotices } from '../owner/platform-notices.tsx';
import { SubscriptionBanner } from '../owner/subscription-banner.tsx';
import { SupportBanner } from '../owner/support-banner.tsx';

/** The owner's banners on every page, also on the screens of the service. */
export function OwnersBanners({ record }: { readonly record: Restaurant }) {
  return (
    <>
      <PlatformNotices />
      {record.support !== undefined && <SupportBanner time={record.support} />}
      <SubscriptionBanner record={record} />
    </>
  );
}
