import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import type { OutputOf } from '@bhoj/domain/kernel/contract';
import type { readOwnReferrals } from '@bhoj/domain/platform/staff/referrals.contract';
import { useSession } from '../../../firebase/session.tsx';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/mui/states/error-state.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { ownReferralsPart } from '../../../messages/owner/platform-staff/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { OwnRestaurants } from './own-restaurants.tsx';
import { ReferralCard } from './referral-card.tsx';
import { useOwnReferrals } from './use-own-referrals.ts';

type Steps = OutputOf<typeof readOwnReferrals>['funnel'];
const STEPS = ['signedUp', 'onboarded', 'activated', 'paid', 'kept'] as const;

function Funnel({ funnel }: { readonly funnel: Steps }) {
  const words = useWords(ownReferralsPart);
  return (
    <SectionCard title={words.funnel}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))' }}
      >
        {STEPS.map((step) => (
          <div key={step}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {words.steps[step]}
            </Typography>
            <Typography component="dd" variant="h4" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {funnel[step]}
            </Typography>
          </div>
        ))}
      </Box>
    </SectionCard>
  );
}

function Referrals() {
  const words = useWords(ownReferralsPart);
  const common = useWords(commonPart);
  const own = useOwnReferrals();
  if (own.state === 'loading') return <SkeletonRows label={words.loading} rows={8} />;
  if (own.state === 'failed') {
    return (
      <ErrorState
        title={words.failed}
        text={common.couldNotLoadHint}
        retry={{ label: common.tryAgain, onRetry: own.retry }}
      />
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <ReferralCard referralId={own.first.referralId} />
      <Stack sx={{ gap: 2, ...notPrinted }}>
        <Funnel funnel={own.first.funnel} />
        <OwnRestaurants restaurants={own.restaurants} more={own.more} />
      </Stack>
    </Stack>
  );
}

/** /super/staff-dashboard: the only page of platform staff (P-PLATFORM-3). */
export function StaffDashboardPage() {
  const words = useWords(ownReferralsPart);
  const titles = useWords(routeTitlesPart);
  const session = useSession();
  const isStaff = session.state === 'in' && session.user.claims?.role === 'staff';
  return (
    <>
      <PageHeader title={titles.superStaffDashboard} description={words.description} />
      {isStaff ? (
        <Referrals />
      ) : (
        <EmptyState
          icon={UserRound}
          line={`${words.forSuper}. ${words.forSuperHint}`}
          action={
            <Button component={Link} to={href('superStaff')} variant="outlined">
              {words.toStaff}
            </Button>
          }
        />
      )}
    </>
  );
}
