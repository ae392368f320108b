import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { History, Plus, Tags } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { formatPlain } from '@bhoj/domain/money/format';
import { catalogueAt, isOfferedAt, planAt, versionOf } from '@bhoj/domain/subscription/plan-versions';
import { priceOf } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import type { PlanVersion } from '@bhoj/domain/subscription/plan.schema';
import { planVersions, subscriptionPlans } from '@bhoj/domain/subscription/subscription.collection';
import { PricingCard } from '../../../blocks/membership-plans/pricing-card.tsx';
import { useLiveList } from '../../../firebase/live.ts';
import { dateName, momentName } from '../../../ui/dates/formats.ts';
import { SectionCard } from '../../../ui/mui/section-card.tsx';
import { EmptyState } from '../../../ui/mui/states/empty-state.tsx';
import { Gate } from '../../../ui/mui/states/gate.tsx';
import { SkeletonRows } from '../../../ui/mui/states/skeleton-rows.tsx';
import { useNow } from '../../../ui/shared/use-now.ts';
import type { Column } from '../../../ui/table/column.ts';
import { platformSubscriptionsPart } from '../../../messages/owner/platform-subscriptions/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PagedList } from '../lists/paged-list.tsx';
import { PlanDialog } from './plan-dialog.tsx';

/** ms between two updates of the time, because a version may begin while the page is open. */
const TICK = 60_000;

interface OnSaleProps {
  readonly plan: SubscriptionPlan;
  readonly now: number;
  readonly onPublish: () => void;
}

/** The version on sale, the next one, and the button to publish another. */
function OnSale({ plan, now, onPublish }: OnSaleProps) {
  const words = useWords(platformSubscriptionsPart);
  const { from, next } = plan;
  const version = versionOf(plan);
  const later = next && { n: next.version, day: dateName(next.from) };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {from === undefined ? words.version(version) : words.since(version, dateName(from))}
      </Typography>
      {!isOfferedAt(plan, now) && <Typography variant="body2">{words.withdrawn}</Typography>}
      {next !== undefined && later !== undefined && (
        <Typography variant="body2">
          {next.isOffered
            ? words.next(later.n, formatPlain(priceOf(next)), later.day)
            : words.lastOffer(later.n, later.day)}
        </Typography>
      )}
      <Button size="small" variant="outlined" onClick={onPublish}>
        {words.newVersion(plan.name)}
      </Button>
    </Stack>
  );
}

/** The catalogue as the pricing page shows it, and every published version. */
export function PlansView() {
  const words = useWords(platformSubscriptionsPart);
  const now = useNow(TICK);
  const live = useLiveList(subscriptionPlans, {}, {});
  const [open, setOpen] = useState<{ plan: SubscriptionPlan | null } | null>(null);
  const columns = useMemo<readonly Column<Entry<PlanVersion>>[]>(() => {
    const heads = words.historyColumns;
    return [
      {
        id: 'plan',
        header: heads.plan,
        text: ({ value }) => words.planVersion(value.name, value.version),
        card: 'title',
      },
      {
        id: 'price',
        header: heads.price,
        text: ({ value }) => formatPlain(priceOf(value)),
        align: 'end',
        card: 'amount',
      },
      { id: 'from', header: heads.from, text: ({ value }) => dateName(value.from), card: 'secondary' },
      {
        id: 'published',
        header: heads.published,
        text: ({ value }) => momentName(value.publishedAt),
        card: 'secondary',
        isLabelledOnCard: true,
      },
    ];
  }, [words]);
  return (
    <Stack sx={{ gap: 3 }}>
      <SectionCard
        title={words.plans}
        description={words.plansText}
        actions={
          <Button
            variant="contained"
            startIcon={<Plus aria-hidden />}
            onClick={() => setOpen({ plan: null })}
          >
            {words.newPlan}
          </Button>
        }
      >
        <Gate
          live={live}
          skeleton={<SkeletonRows label={words.loading} rows={3} />}
          empty={{
            is: (plans) => plans.length === 0,
            show: <EmptyState icon={Tags} line={words.noPlans} />,
          }}
        >
          {(entries) => {
            const stored = entries.map(({ value }) => value);
            const shown = catalogueAt(stored, now);
            const gone = stored.map((plan) => planAt(plan, now)).filter((plan) => !isOfferedAt(plan, now));
            return (
              <Box
                component="ul"
                sx={{
                  m: 0,
                  p: 0,
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
                }}
              >
                {[...shown, ...gone].map((plan) => (
                  <PricingCard
                    key={plan.id}
                    plan={plan}
                    level="h3"
                    action={
                      <OnSale
                        plan={plan}
                        now={now}
                        onPublish={() => setOpen({ plan: stored.find(({ id }) => id === plan.id) ?? plan })}
                      />
                    }
                  />
                ))}
              </Box>
            );
          }}
        </Gate>
      </SectionCard>
      <SectionCard title={words.history} padding="flush">
        <PagedList
          collection={planVersions}
          specOf={planVersions.queries.latest}
          label={words.history}
          loading={words.loading}
          columns={columns}
          icon={History}
          empty={words.noHistory}
        />
      </SectionCard>
      {open !== null && <PlanDialog plan={open.plan} onClose={() => setOpen(null)} />}
    </Stack>
  );
}
