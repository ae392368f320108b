import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { groupsOf } from '@bhoj/domain/platform/sums/growth';
import type { PlatformDay } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import { Figure } from '../../../ui/mui/charts/figure.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformFiguresPart, platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReferrersCard } from './referrers-card.tsx';

/** The most referrers on the card. */
const MOST = 8;

/** Sign-ups of the last days, by day and by referrer. */
export function SignUpsCard({ days }: { readonly days: readonly PlatformDay[] }) {
  const words = useWords(platformOverviewPart);
  const common = useWords(platformFiguresPart);
  const signedUp = days.filter(({ signUps }) => signUps > 0);
  if (signedUp.length === 0) return <SectionCard title={words.signUps}>{words.noSignUps}</SectionCard>;
  const groups = groupsOf(days.map(({ byReferrer }) => byReferrer)).filter(({ signUps }) => signUps > 0);
  return (
    <>
      <Figure
        title={words.signUps}
        bars={signedUp.map(({ day, signUps }) => ({ name: dayName(day), amount: signUps }))}
        format={String}
        words={{ ...common, name: words.day, amount: common.steps.signUps }}
      />
      <Button component={Link} to={href('superRestaurants')} sx={{ alignSelf: 'flex-start' }}>
        {words.signUpsList}
      </Button>
      <ReferrersCard groups={groups.slice(0, MOST)} />
    </>
  );
}
