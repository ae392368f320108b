import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { tenants } from '@bhoj/domain/platform/tenant.collection';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { useLiveDoc, useLiveList } from '../../../firebase/live.ts';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { useWords } from '../../../words/use-words.ts';
import { AccountCard } from './account-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { RestaurantActs } from './restaurant-acts.tsx';
import { SupportCard } from './support-card.tsx';
import { Timeline } from './timeline.tsx';

/** ms between two looks at the clock: a trial ends while the page is open. */
const TICK = 60_000;

interface OneProps {
  readonly restaurantId: string;
  readonly record: Restaurant;
}

function One({ restaurantId, record }: OneProps) {
  const words = useWords(platformRestaurantsPart);
  const now = useNow(TICK);
  const live = useLiveDoc(tenants, { restaurantId });
  const payments = useLiveList(
    subscriptionPayments,
    {},
    subscriptionPayments.queries.ofRestaurant(restaurantId),
  );
  const isSuspended = (record.suspendedAt ?? null) !== null;
  const { membership, trialEndDate, premiumUntil } = record;
  return (
    <Gate
      live={live}
      skeleton={<SkeletonRows label={words.loadingOne} rows={6} />}
      missing={<PageHeader title={words.notThere} description={words.notThereHint} />}
    >
      {(known) => {
        // The record is newer than the tenant that is made from it.
        const tenant = { ...known, membership, trialEndDate, premiumUntil, suspended: isSuspended };
        return (
          <>
            <PageHeader
              title={record.restaurantName}
              actions={<RestaurantActs {...{ restaurantId, tenant, isSuspended }} />}
            />
            <Stack sx={{ gap: 2 }}>
              <AccountCard {...{ record, tenant, now }} />
              <SupportCard {...{ restaurantId, time: record.support }} />
              <PaymentsCard live={payments} />
              <Timeline
                {...{ restaurantId, tenant }}
                payments={payments.state === 'ready' ? payments.value : []}
              />
            </Stack>
          </>
        );
      }}
    </Gate>
  );
}

/** /super/restaurants/{restaurantId}: one restaurant, its plan, and what happened. */
export function RestaurantPage() {
  const words = useWords(platformRestaurantsPart);
  const { restaurantId = '' } = useParams();
  const live = useLiveDoc(restaurants, { restaurantId });
  return (
    <>
      <Button component={Link} to={href('superRestaurants')} sx={{ mb: 1 }}>
        {words.toList}
      </Button>
      <Gate
        live={live}
        skeleton={<SkeletonRows label={words.loadingOne} rows={6} />}
        missing={<PageHeader title={words.notThere} description={words.notThereHint} />}
      >
        {(record) => <One restaurantId={restaurantId} record={record} />}
      </Gate>
    </>
  );
}
