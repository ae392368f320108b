import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useMayFollow } from '../../../firebase/rights.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { homePart } from '../../../messages/owner/home/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { cssVar } from '../../../theme/css-var.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useStored } from '../../../ui/shared/stored.ts';
import { useMedia } from '../../../ui/shared/use-media.ts';
import type { Task } from './attention-model.ts';
import { shownOf } from './attention-shown.ts';
import type { Shown } from './attention-shown.ts';
import styles from './attention.module.css';

/** How many tasks show at first, so that today stays on the first screen. */
const FIRST = { phone: 2, wide: 4 };
const PHONE = '(max-width: 599.95px)';

/** px of the list when it was last shown on this device; so much is reserved until it is known again. */
const heightSchema = z.number().min(0).max(1_000);
const FIRST_HEIGHT = 120;

/** Reserves the height that the list had last time, so that the cards below it do not jump. */
function useReserved(isKnown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [height, keep] = useStored('bhoj:home-attention', heightSchema, FIRST_HEIGHT);
  useEffect(() => {
    const drawn = ref.current?.offsetHeight;
    if (isKnown && drawn !== undefined) keep(() => Math.min(1_000, drawn));
  }, [isKnown, keep]);
  return { ref, style: isKnown ? undefined : { minHeight: height } };
}

type Keyed = Shown & { readonly key: string };

/** Guests who wait come first, then urgent tasks, so that they are folded last. */
const rankOf = ({ key, isUrgent = false }: Keyed): number =>
  key === 'waiting' || key === 'requests' ? 0 : isUrgent ? 1 : 2;
const inOrder = (tasks: readonly Keyed[]): Keyed[] => tasks.toSorted((a, b) => rankOf(a) - rankOf(b));

function Tasks({ tasks }: { readonly tasks: readonly Keyed[] }) {
  return (
    <ul className={styles['tasks']}>
      {tasks.map(({ key, icon: Icon, text, action, to, isUrgent = false }) => (
        <li key={key}>
          <Icon size={20} color={cssVar(isUrgent ? 'error' : 'warning')} aria-hidden />
          <div>
            {text}{' '}
            <Link to={to} className={styles['action']}>
              {action}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface AttentionCardProps {
  readonly attention: readonly Task[];
  /** The tasks from parts that load later, at the end. */
  readonly further: readonly Shown[];
  /** True while some of the sources have not loaded. */
  readonly isLoading: boolean;
  /** Called once all sources have loaded. */
  readonly onLoaded: () => void;
}

export function AttentionCard({ attention, further, isLoading, onLoaded }: AttentionCardProps) {
  const home = useWords(homePart);
  const words = home.attention;
  const places = usePlaceWords();
  const [isWhole, setWhole] = useState(false);
  const most = useMedia(PHONE) ? FIRST.phone : FIRST.wide;
  const reserved = useReserved(!isLoading);
  const mayFollow = useMayFollow();

  useEffect(() => {
    if (!isLoading) onLoaded();
  }, [isLoading, onLoaded]);

  // A task is for people who may open its page.
  const all = inOrder(
    [
      ...attention.map((entry) => ({ key: entry.kind, ...shownOf(home, places, entry) })),
      ...further.map((shown) => ({ key: shown.text, ...shown })),
    ].filter(({ to }) => mayFollow(to)),
  );
  const left = all.length - most;
  return (
    <SectionCard title={words.title} padding="flush">
      <div {...reserved} className={styles['list']}>
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
        {all.length > 0 && <Tasks tasks={isWhole ? all : all.slice(0, most)} />}
        {left > 0 && (
          <button
            type="button"
            className={styles['further']}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? words.fewer : words.further(left)}
          </button>
        )}
      </div>
    </SectionCard>
  );
}
