import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { useRestaurant, useRestaurantId } from '../../firebase/restaurant.tsx';
import { settingsPart } from '../../words/owner/settings.ts';
import { routeTitlesPart } from '../../words/shared/routes.ts';
import { useWords } from '../../words/use-words.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { BillingSection } from './sections/billing-section.tsx';
import { HoursSection } from './sections/hours-section.tsx';
import { LazyNoticesSection } from './sections/lazy-notices-section.tsx';
import { LegalSection } from './sections/legal-section.tsx';
import { OrderingSection } from './sections/ordering-section.tsx';
import { PaymentsSection } from './sections/payments-section.tsx';
import { ProfileSection } from './sections/profile-section.tsx';
import { OffersCard } from './offers/offers-card.tsx';
import { CodesCard } from './codes/codes-card.tsx';
import { LazySupportCard } from './support/lazy-support-card.tsx';
import { SectionNav } from './section-nav.tsx';
import { ServiceSection } from './sections/service-section.tsx';
import { SECTIONS } from './form/settings-model.ts';
import type { SectionName } from './form/settings-model.ts';
import { StationsSection } from './sections/stations-section.tsx';
import { TaxSection } from './sections/tax-section.tsx';
import { WithWarnings } from './warnings/warnings-context.tsx';
import { Unsaved } from './form/unsaved.tsx';
import type { OwnersSettings } from './form/use-save-section.ts';

const CARDS: Readonly<Record<SectionName, ComponentType<OwnersSettings>>> = {
  profile: ProfileSection,
  legal: LegalSection,
  tax: TaxSection,
  hours: HoursSection,
  service: ServiceSection,
  ordering: OrderingSection,
  payments: PaymentsSection,
  billing: BillingSection,
  stations: StationsSection,
  notices: LazyNoticesSection,
};

function Sections() {
  const owner = { restaurantId: useRestaurantId(), restaurant: useRestaurant() };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '200px minmax(0, 760px)' },
        columnGap: 4,
        rowGap: 2,
      }}
    >
      <SectionNav />
      {/* Sections reached by their anchor stay clear of the header, and on a phone of the row of links. */}
      <Stack sx={{ gap: 3, '& > *': { scrollMarginTop: { xs: 48, lg: 0 } } }}>
        {SECTIONS.map((name) => {
          const Card = CARDS[name];
          return <Card key={name} {...owner} />;
        })}
        <OffersCard />
        <CodesCard />
        <LazySupportCard />
      </Stack>
    </Box>
  );
}

export function SettingsPage() {
  const routeTitles = useWords(routeTitlesPart);
  const settings = useWords(settingsPart);

  return (
    <>
      <PageHeader title={routeTitles.settings} description={settings.description} />
      <Unsaved>
        <WithWarnings>
          <Sections />
        </WithWarnings>
      </Unsaved>
    </>
  );
}
