import Stack from '@mui/material/Stack';
import { useRestaurant, useRestaurantId } from '../../firebase/restaurant.tsx';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { HistoryCard } from './history-card.tsx';
import { PlansSection } from './plans-section.tsx';
import { SupportLine } from './support-line.tsx';
import { StateCard } from './state-card.tsx';

/** The restaurant's subscription, its renewal, and its payments. It works in every state, also after the end. */
export function SubscriptionPage() {
  const routeTitles = useWords(routeTitlesPart);
  const subscription = useWords(subscriptionPart);

  const restaurantId = useRestaurantId();
  const record = useRestaurant();
  const now = useNow(60_000);
  return (
    <>
      <PageHeader title={routeTitles.subscription} description={subscription.description} />
      <Stack sx={{ gap: 3, maxWidth: 1000 }}>
        <StateCard record={record} now={now} />
        <PlansSection record={record} now={now} />
        <HistoryCard restaurantId={restaurantId} record={record} />
        <SupportLine />
      </Stack>
    </>
  );
}
