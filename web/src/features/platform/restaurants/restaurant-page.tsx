import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link, useParams } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { useLiveDoc } from '../../../firebase/live.ts';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { AccountCard } from './account-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { RestaurantActs } from './restaurant-acts.tsx';
import { SupportCard } from '../support/support-card.tsx';
import { Timeline } from './timeline.tsx';

/** ms between two updates of the time, because a trial may end while the page is open. */
const TICK = 60_000;

interface OneProps {
  readonly restaurantId: string;
  readonly tenant: Tenant;
}

function One({ restaurantId, tenant }: OneProps) {
  const now = useNow(TICK);
  return (
    <>
      <PageHeader title={tenant.name} actions={<RestaurantActs {...{ restaurantId, tenant }} />} />
      <Stack sx={{ gap: 2 }}>
        <AccountCard {...{ tenant, now }} />
        <SupportCard {...{ restaurantId, time: tenant.support }} />
        <PaymentsCard restaurantId={restaurantId} />
        <Timeline {...{ restaurantId, tenant }} />
      </Stack>
    </>
  );
}

/** /super/restaurants/{restaurantId}: one restaurant, its plan, and its history. */
export function RestaurantPage() {
  const words = useWords(platformRestaurantsPart);
  const { restaurantId = '' } = useParams();
  const live = useLiveDoc(tenants, { restaurantId });
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
        {(tenant) => <One {...{ restaurantId, tenant }} />}
      </Gate>
    </>
  );
}
