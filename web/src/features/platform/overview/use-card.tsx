import Typography from '@mui/material/Typography';
import type { PlatformCurrent } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { dayName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FigureList } from './figure-list.tsx';
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
      <FigureList
        rows={NAMES.map((state) => ({
          label: words.states[state],
          value: String(swept[state]),
          to: restaurantsIn(STATES[state]),
        }))}
      />
    </SectionCard>
  );
}
