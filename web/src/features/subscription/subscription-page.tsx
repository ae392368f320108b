import Stack from '@mui/material/Stack';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { routeTitles } from '../../messages/routes.ts';
import { subscription } from '../../messages/subscription.ts';
import { DeniedState } from '../../ui/mui/states/denied-state.tsx';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { HistoryCard } from './history-card.tsx';
import { PlansSection } from './plans-section.tsx';
import { StandingCard } from './standing-card.tsx';

function Sections() {
  const restaurantId = useRestaurantId();
  const now = useNow(60_000);
  const record = useLiveDoc(restaurants, restaurantId === null ? null : { restaurantId });
  if (record.state === 'loading' || restaurantId === null) {
    return [2, 3].map((rows) => (
      <SectionCard key={rows} padding="flush">
        <SkeletonRows label={subscription.loading} rows={rows} rowHeight={64} />
      </SectionCard>
    ));
  }
  if (record.state === 'denied') {
    return <DeniedState title={common.notAllowed} text={common.notAllowedHint} />;
  }
  if (record.state !== 'ready') {
    return (
      <ErrorState
        title={subscription.couldNotLoad}
        text={common.couldNotLoadHint}
        retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
      />
    );
  }
  return (
    <>
      <StandingCard record={record.value} now={now} />
      <PlansSection record={record.value} now={now} />
      <HistoryCard restaurantId={restaurantId} record={record.value} />
    </>
  );
}

/** Where the restaurant stands with Bhoj, renewing, and what was paid. It works in every state, a lapsed one too. */
export function SubscriptionPage() {
  return (
    <>
      <PageHeader title={routeTitles.subscription} description={subscription.description} />
      <Stack sx={{ gap: 3, maxWidth: 1000 }}>
        <Sections />
      </Stack>
    </>
  );
}
