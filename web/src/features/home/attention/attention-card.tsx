import Box from '@mui/material/Box';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { homePart } from '../../../messages/owner/home/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import type { Task } from './attention-model.ts';
import { shownOf } from './attention-shown.ts';
import type { Shown } from './attention-shown.ts';

export interface AttentionCardProps {
  readonly attention: readonly Task[];
  /** The tasks from parts that load later, at the end. */
  readonly further: readonly Shown[];
  /** True while some of the sources have not loaded. */
  readonly isLoading: boolean;
  /** Called once all sources have loaded. */
  readonly onLoaded: () => void;
}

const LIST = {
  m: 0,
  my: -1,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 1.5,
    rowGap: 1,
    py: 1.5,
  },
  '& > li + li': { borderTop: `1px solid ${cssVar('border')}` },
} as const;

export function AttentionCard({ attention, further, isLoading, onLoaded }: AttentionCardProps) {
  const words = useWords(homePart).attention;
  const home = useWords(homePart);
  const places = usePlaceWords();

  useEffect(() => {
    if (!isLoading) onLoaded();
  }, [isLoading, onLoaded]);

  const all = [
    ...attention.map((entry) => ({ key: entry.kind, ...shownOf(home, places, entry) })),
    ...further.map((shown) => ({ key: shown.text, ...shown })),
  ];
  return (
    <SectionCard title={words.title}>
      {all.length === 0 && isLoading && (
        <Box role="status" aria-label={words.loading}>
          <Skeleton width="40%" height={24} />
        </Box>
      )}
      {all.length === 0 && !isLoading && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <CircleCheck size={20} color={cssVar('secondary')} aria-hidden />
          {words.nothing}
        </Typography>
      )}
      {all.length > 0 && (
        <Box component="ul" sx={LIST}>
          {all.map(({ key, icon: Icon, text, action, to, isUrgent = false }) => (
            <li key={key}>
              <Icon size={20} color={cssVar(isUrgent ? 'error' : 'warning')} aria-hidden />
              <Typography component="span" sx={{ flex: '1 1 14rem' }}>
                {text}
              </Typography>
              <Button component={Link} to={to} variant="outlined">
                {action}
              </Button>
            </li>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
