import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { platformStaff } from '@bhoj/domain/platform/platform.collection';
import { NONE } from '@bhoj/domain/platform/platform-sum';
import { useLiveDoc } from '../../../firebase/live.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformFiguresPart, platformOverviewPart } from '../../../words/owner/platform-figures.ts';
import { useWords } from '../../../words/use-words.ts';
import { restaurantsBy } from './lists.ts';

/** A person of the platform's staff, by name once it is read. */
function Referrer({ staffId }: { readonly staffId: string }) {
  const live = useLiveDoc(platformStaff, { staffId });
  const name = live.state === 'ready' ? `${live.value.name} · ${live.value.referralId}` : staffId;
  return (
    <Link component={RouterLink} to={restaurantsBy(staffId)} sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Link>
  );
}

interface ReferrersCardProps {
  /** Those with most sign-ups; each costs one read. */
  readonly groups: readonly { readonly key: string; readonly signUps: number }[];
}

/** Sign-ups by the person who referred them. */
export function ReferrersCard({ groups }: ReferrersCardProps) {
  const words = useWords(platformOverviewPart);
  const { nobody } = useWords(platformFiguresPart);
  return (
    <SectionCard title={words.byReferrer}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 2, m: 0 }}
      >
        {groups.map(({ key, signUps }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>{key === NONE ? nobody : <Referrer staffId={key} />}</dt>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {signUps}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
