import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { NONE } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformFiguresPart, platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePeople } from '../lists/use-people.ts';
import { restaurantsBy } from './lists.ts';

interface ReferrersCardProps {
  /** The referrers with most sign-ups. */
  readonly groups: readonly { readonly key: string; readonly signUps: number }[];
}

/** Sign-ups by the person who referred them. */
export function ReferrersCard({ groups }: ReferrersCardProps) {
  const words = useWords(platformOverviewPart);
  const { nobody } = useWords(platformFiguresPart);
  const { nameOf } = usePeople();
  return (
    <SectionCard title={words.byReferrer}>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', rowGap: 1, columnGap: 2, m: 0 }}
      >
        {groups.map(({ key, signUps }) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>
              <Link component={RouterLink} to={restaurantsBy(key)} sx={{ overflowWrap: 'anywhere' }}>
                {key === NONE ? nobody : nameOf(key)}
              </Link>
            </dt>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {signUps}
            </Box>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
