import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { nextStepOf } from '@bhoj/domain/platform/tenants/tenant';
import { subscriptionOf } from '@bhoj/domain/subscription/subscription';
import type { ReferredRestaurant } from '@bhoj/domain/platform/staff/referrals.contract';
import { dateName } from '../../../ui/dates/formats.ts';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { More } from '../../../ui/table/table-more.tsx';
import type { Words } from '../../../words/part.ts';
import { ownReferralsPart } from '../../../messages/owner/platform-staff/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** ms between two updates of the time, because a trial may end while the page is open. */
const TICK = 60_000;

function planOf(words: Words<'ownReferrals'>, restaurant: ReferredRestaurant, now: number): string {
  const subscription = subscriptionOf(restaurant, now);
  const name = words.plans[subscription.state];
  return 'until' in subscription && subscription.until !== null
    ? `${name} ${words.until(dateName(subscription.until))}`
    : name;
}

function columnsOf(words: Words<'ownReferrals'>, now: number): readonly Column<ReferredRestaurant>[] {
  const heads = words.columns;
  return [
    { id: 'name', header: heads.name, text: ({ name }) => name, card: 'title' },
    {
      id: 'next',
      header: heads.next,
      text: (row) => {
        const step = nextStepOf(row, now);
        return step === null ? words.nothing : words.next[step];
      },
      card: 'secondary',
    },
    { id: 'plan', header: heads.plan, text: (row) => planOf(words, row, now), card: 'secondary' },
    {
      id: 'city',
      header: heads.city,
      text: ({ city }) => (city === '' ? words.noCity : city),
      card: 'secondary',
      isLabelledOnCard: true,
    },
    {
      id: 'activated',
      header: heads.activated,
      text: ({ activated = false }) => (activated ? words.activated.yes : words.activated.no),
      card: 'secondary',
      isLabelledOnCard: true,
    },
    {
      id: 'signedUp',
      header: heads.signedUp,
      text: ({ signedUpAt }) => dateName(signedUpAt),
      card: 'secondary',
      isLabelledOnCard: true,
    },
  ];
}

interface OwnRestaurantsProps {
  readonly restaurants: readonly ReferredRestaurant[];
  readonly more: More | null;
}

/** The restaurants with the person's referral ID, and the next step for each. */
export function OwnRestaurants({ restaurants, more }: OwnRestaurantsProps) {
  const words = useWords(ownReferralsPart);
  const table = useWords(tablePart);
  const now = useNow(TICK);
  const columns = useMemo(() => columnsOf(words, now), [words, now]);
  return (
    <SectionCard title={words.list} padding="flush">
      <DataTable
        label={words.list}
        {...{ columns, more }}
        rows={restaurants}
        rowId={({ handle }) => handle}
        words={table}
        empty={<EmptyState icon={Store} line={words.empty} />}
      />
    </SectionCard>
  );
}
