import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import { dateName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { factsOfUse } from './facts-of-use.ts';
import { endName, PlanStateBadge, referrerName } from './restaurant-columns.tsx';
import { usePeople } from '../lists/use-people.ts';

interface AccountCardProps {
  readonly tenant: Tenant;
  readonly now: number;
}

/** The owner of the restaurant, its referrer, and its plan. */
export function AccountCard({ tenant, now }: AccountCardProps) {
  const words = useWords(platformRestaurantsPart);
  const { nameOf } = usePeople();
  const { account } = tenant;
  const facts = [
    [words.owner, account.ownerName],
    [words.email, account.email],
    [words.phone, account.phone],
    [words.restaurantAddress, account.address],
    [words.columns.signedUp, dateName(tenant.signedUpAt)],
    [words.columns.until, endName(words, tenant)],
    [words.referrer, referrerName(words, nameOf, tenant)],
    [words.cameBy, account.staffReferralId || words.noOne],
    [words.referralId, account.referralId],
    ...factsOfUse(words, tenant),
  ] as const;
  return (
    <SectionCard title={words.account} actions={<PlanStateBadge {...{ words, tenant, now }} />}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
      >
        {facts.map(([label, value]) => (
          <div key={label}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}
