import Stack from '@mui/material/Stack';
import { restaurants } from '@bhoj/domain/collections/restaurant';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { routeTitles } from '../../messages/routes.ts';
import { settings } from '../../messages/settings.ts';
import { DeniedState } from '../../ui/denied-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { OrderingSection } from './ordering-section.tsx';
import {
  BillingSection,
  KitchenSection,
  LegalSection,
  PaymentsSection,
  ProfileSection,
  TaxSection,
} from './sections.tsx';
import { ServiceSection } from './service-section.tsx';
import { Unsaved } from './unsaved.tsx';

function Sections() {
  const restaurantId = useRestaurantId();
  const record = useLiveDoc(restaurants, restaurantId === null ? null : { restaurantId });
  if (record.state === 'loading' || restaurantId === null) {
    return (
      <Stack sx={{ gap: 3 }}>
        {[3, 5, 3].map((rows, i) => (
          <SectionCard key={i} padding="flush">
            <SkeletonRows label={common.loading} rows={rows} rowHeight={72} />
          </SectionCard>
        ))}
      </Stack>
    );
  }
  if (record.state === 'denied') {
    return <DeniedState title={common.notAllowed} text={common.notAllowedHint} />;
  }
  if (record.state !== 'ready') {
    return (
      <ErrorState
        title={settings.couldNotLoad}
        text={common.couldNotLoadHint}
        retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
      />
    );
  }
  const owner = { restaurantId, restaurant: record.value };
  return (
    <Stack sx={{ gap: 3 }}>
      <ProfileSection {...owner} />
      <LegalSection {...owner} />
      <TaxSection {...owner} />
      <OrderingSection {...owner} />
      <PaymentsSection {...owner} />
      <BillingSection {...owner} />
      <KitchenSection {...owner} />
      <ServiceSection restaurant={record.value} />
    </Stack>
  );
}

export function SettingsPage() {
  return (
    <Stack sx={{ maxWidth: 760 }}>
      <PageHeader title={routeTitles.settings} description={settings.description} />
      <Unsaved>
        <Sections />
      </Unsaved>
    </Stack>
  );
}
