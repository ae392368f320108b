import { groupsOf } from '@bhoj/domain/platform/sums/growth';
import { NONE } from '@bhoj/domain/platform/sums/platform-sum';
import { conversionOf } from '@bhoj/domain/platform/tenants/trial';
import type { PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformAnalyticsPart, platformFiguresPart } from '../../../words/owner/platform-figures.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePeople } from '../lists/use-people.ts';
import { percent } from './percent.ts';
import { PlainTable } from './plain-table.tsx';

interface GroupsProps {
  readonly title: string;
  readonly head: string;
  readonly groups: ReturnType<typeof groupsOf>;
  readonly nameOf: (key: string) => string;
}

function Groups({ title, head, groups, nameOf }: GroupsProps) {
  const { groupColumns: heads } = useWords(platformAnalyticsPart);
  const { none } = useWords(platformFiguresPart);
  return (
    <SectionCard title={title} padding="flush">
      <PlainTable
        label={title}
        heads={[head, heads.signUps, heads.activated, heads.paid, heads.ended, heads.conversion]}
        rows={groups.map(({ key, signUps, activated, paid, ...trials }) => ({
          id: key,
          cells: [
            nameOf(key),
            String(signUps),
            String(activated),
            String(paid),
            String(trials.trialsEnded),
            percent(conversionOf(trials), none),
          ],
        }))}
      />
    </SectionCard>
  );
}

/** Conversion by the person who referred the restaurant, and by city. */
export function GroupTables({ months }: { readonly months: readonly PlatformMonth[] }) {
  const words = useWords(platformAnalyticsPart);
  const common = useWords(platformFiguresPart);
  const { nameOf } = usePeople();
  return (
    <>
      <Groups
        title={words.byReferrer}
        head={words.referrer}
        groups={groupsOf(months.map(({ byReferrer }) => byReferrer))}
        nameOf={(key) => (key === NONE ? common.nobody : nameOf(key))}
      />
      <Groups
        title={words.byCity}
        head={words.city}
        groups={groupsOf(months.map(({ byCity }) => byCity))}
        nameOf={(key) => (key === NONE ? common.noCity : key)}
      />
    </>
  );
}
