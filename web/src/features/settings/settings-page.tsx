import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { useRestaurantId, useWholeRestaurant } from '../../firebase/restaurant.tsx';
import { settingsPart } from '../../messages/owner/settings/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PageHeader } from '../../ui/mui/page-header.tsx';
import { LazyAddressSection } from './address/lazy-address-section.tsx';
import { BillingSection } from './sections/billing-section.tsx';
import { HoursSection } from './sections/hours-section.tsx';
import { LazyNoticesSection } from './sections/lazy-notices-section.tsx';
import { LegalSection } from './sections/legal-section.tsx';
import { OrderingSection } from './sections/ordering-section.tsx';
import { PaymentsSection } from './sections/payments-section.tsx';
import { ProfileSection } from './sections/profile-section.tsx';
import { LazyTillsCard } from './tills/lazy-tills-card.tsx';
import { OffersCard } from './offers/offers-card.tsx';
import { CodesCard } from './codes/codes-card.tsx';
import { LazySupportCard } from './support/lazy-support-card.tsx';
import { SectionNav } from './section-nav.tsx';
import { ServiceSection } from './sections/service-section.tsx';
import { PARTS } from '../../blocks/settings/parts.ts';
import type { PartName } from '../../blocks/settings/parts.ts';
import { StationsSection } from './sections/stations-section.tsx';
import { TaxSection } from './sections/tax-section.tsx';
import { WithWarnings } from './warnings/warnings-context.tsx';
import { Unsaved } from './form/unsaved.tsx';
import { usePart } from './use-part.ts';
import type { OwnersSettings } from './form/use-save-section.ts';

const CARDS: Readonly<Record<PartName, ComponentType<OwnersSettings>>> = {
  profile: ProfileSection,
  address: LazyAddressSection,
  legal: LegalSection,
  tax: TaxSection,
  hours: HoursSection,
  service: ServiceSection,
  ordering: OrderingSection,
  payments: PaymentsSection,
  billing: BillingSection,
  stations: StationsSection,
  notices: LazyNoticesSection,
  tills: LazyTillsCard,
  offers: OffersCard,
  codes: CodesCard,
  support: LazySupportCard,
};

/** Returns the parts that have been shown. They stay in the page, so that the text typed in them stays, too. */
function useVisited(shown: PartName): readonly PartName[] {
  const [visited, setVisited] = useState<readonly PartName[]>([shown]);
  if (!visited.includes(shown)) setVisited([...visited, shown]);
  return visited;
}

/** Puts the focus on a part that was chosen here, because the link that chose it may be gone. */
function useFocusOn(chosen: PartName | null) {
  const panel = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current !== chosen && chosen !== null) {
      panel.current?.focus({ preventScroll: true });
      globalThis.scrollTo({ top: 0 });
    }
    before.current = chosen;
  }, [chosen]);
  return panel;
}

/** One part at a time, beside the list of all. On a narrow screen the list comes first and leads to the part. */
function Parts() {
  const settings = useWords(settingsPart);
  const owner = { restaurantId: useRestaurantId(), restaurant: useWholeRestaurant() };
  const chosen = usePart();
  const shown = chosen ?? PARTS[0];
  const visited = useVisited(shown);
  const panel = useFocusOn(chosen);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '240px minmax(0, 760px)' },
        columnGap: 4,
      }}
    >
      <SectionNav current={shown} isPage={chosen === null} />
      <Box
        ref={panel}
        tabIndex={-1}
        sx={{ display: { xs: chosen === null ? 'none' : 'block', lg: 'block' }, outline: 'none' }}
      >
        <Button
          component={Link}
          to={{ hash: '' }}
          startIcon={<ChevronLeft aria-hidden />}
          sx={{ display: { lg: 'none' }, ml: -1, mb: 1 }}
        >
          {settings.all}
        </Button>
        {visited.map((name) => {
          const Card = CARDS[name];
          return (
            <div key={name} hidden={name !== shown}>
              <Card {...owner} />
            </div>
          );
        })}
      </Box>
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
          <Parts />
        </WithWarnings>
      </Unsaved>
    </>
  );
}
