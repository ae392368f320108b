import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { PlatformCurrent } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import { BarRows } from '../../../ui/mui/charts/bar-rows.tsx';
import type { BarRow } from '../../../ui/mui/charts/bar-rows.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { restaurantsIn } from './lists.ts';

/** The counts of the sweep, and the list behind each. */
const STATES = {
  active: { use: 'active' },
  activated: { use: 'activated' },
  silent: { use: 'silent' },
  trialing: { state: 'running', plan: 'free' },
  premium: { state: 'running', plan: 'premium' },
  grace: { state: 'grace' },
  lapsed: { state: 'lapsed' },
  suspended: { state: 'suspended' },
} as const satisfies Record<string, Parameters<typeof restaurantsIn>[0]>;
const NAMES = Object.keys(STATES) as (keyof typeof STATES)[];

/** Restaurants that are lost, or may be, stand out. */
const TONES: Readonly<Partial<Record<keyof typeof STATES, BarRow['tone']>>> = {
  silent: 'cost',
  grace: 'cost',
  lapsed: 'loss',
  suspended: 'loss',
};

/** Restaurants by use and plan, as the last night counted them. */
export function UseCard({ swept }: Pick<PlatformCurrent, 'swept'>) {
  const words = useWords(platformOverviewPart);
  if (swept === null) {
    return (
      <SectionCard title={words.use}>
        <Typography sx={{ color: 'text.secondary' }}>{words.notSwept}</Typography>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={words.use} description={words.useText(dayName(swept.day))}>
      <BarRows
        label={words.use}
        rows={NAMES.map((state) => ({
          key: state,
          name: (
            <Link component={RouterLink} to={restaurantsIn(STATES[state])}>
              {words.states[state]}
            </Link>
          ),
          from: 0,
          to: swept[state],
          tone: TONES[state] ?? 'first',
          text: String(swept[state]),
        }))}
      />
    </SectionCard>
  );
}
