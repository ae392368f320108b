import { href } from '@bhoj/domain/catalogue/routes';
import { formatMoney } from '@bhoj/domain/money/format';
import type { PlatformMonth } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { subscriptionPayments } from '@bhoj/domain/subscription/subscription.collection';
import { DAY } from '@bhoj/domain/time/ist';
import { useLiveList } from '../../../firebase/live.ts';
import { whole } from '../../../firebase/live-values.ts';
import { monthName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { platformFiguresPart, platformOverviewPart } from '../../../messages/owner/platform-figures/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { FigureList } from './figure-list.tsx';
import { paymentsThat, restaurantsIn } from './lists.ts';

/** The most documents that it reads to count them; one more means "or more". */
const COUNTED = 5;

interface ThisMonthCardProps {
  readonly month: PlatformMonth;
  readonly now: number;
}

/** The month's results, and open matters: trials that end, unpaid orders. */
export function ThisMonthCard({ month, now }: ThisMonthCardProps) {
  const words = useWords(platformOverviewPart);
  const { none } = useWords(platformFiguresPart);
  const { endingTrials } = tenants.queries;
  const ending = whole(
    useLiveList(tenants, {}, endingTrials(new Date(now), new Date(now + 7 * DAY), COUNTED)),
  );
  const unpaid = whole(
    useLiveList(
      subscriptionPayments,
      {},
      subscriptionPayments.queries.unpaid(new Date(now - 7 * DAY), COUNTED),
    ),
  );
  const counted = (live: typeof ending | typeof unpaid): string =>
    live.state === 'ready' ? words.endingText(live.value.length, live.value.length === COUNTED) : none;
  return (
    <SectionCard title={words.month(monthName(month.month))}>
      <FigureList
        rows={[
          {
            label: words.ending,
            value: counted(ending),
            to: restaurantsIn({ state: 'ending', plan: 'free' }),
          },
          {
            label: words.conversions,
            value: words.conversionText(month.converted, month.trialsEnded),
            to: href('superAnalytics'),
          },
          { label: words.collected, value: formatMoney(month.collectedPaise), to: paymentsThat('paid') },
          { label: words.refunded, value: formatMoney(month.refundedPaise), to: paymentsThat('refunded') },
          { label: words.surplus, value: String(month.surplus), to: paymentsThat('surplus') },
          { label: words.unpaid, value: counted(unpaid), to: paymentsThat('unpaid') },
        ]}
      />
    </SectionCard>
  );
}
