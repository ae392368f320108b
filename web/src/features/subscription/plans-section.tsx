import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import { priceOf } from '@bhoj/domain/subscription/plans';
import { nextPeriod, orderingUntil } from '@bhoj/domain/subscription/subscription';
import { dateName } from '../../ui/dates/formats.ts';
import { PlanCard, PlanCardSkeleton } from '../../blocks/membership-plans/plan-card.tsx';
import { plansForSale } from '../../blocks/membership-plans/plan-choice.ts';
import { isOnItsWay } from '../../blocks/purchase/purchase.ts';
import { PurchaseNotice } from '../../blocks/purchase/purchase-notice.tsx';
import { useStoredPlans } from '../../firebase/plans.ts';
import { subscriptionPart } from '../../messages/owner/subscription/en.ts';
import { paymentsPart } from '../../messages/shared/payments/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Notice } from '../../ui/mui/notice.tsx';
import { useOnline } from '../../ui/shared/use-online.ts';
import { useRenewal } from './use-renewal.ts';
import type { Renewal } from './use-renewal.ts';

/**
 * Shows the result of the last payment. It does not show that a check of an earlier payment failed, because the person
 * did not ask for that check.
 */
function Outcome({ purchasing, record }: { purchasing: Renewal['purchasing']; record: Restaurant }) {
  const words = useWords(subscriptionPart).plans;

  const { state } = purchasing.purchase;
  if (state === 'unasked') return null;
  if (state !== 'used' && state !== 'paid') return <PurchaseNotice {...purchasing} />;
  // The record is updated within a moment; until then no date is shown.
  const until = record.membership === 'premium' ? record.premiumUntil : null;
  return (
    <Notice tone="success" title={words.counted(until === null ? null : dateName(until))}>
      {words.countedText}
    </Notice>
  );
}

interface PlansSectionProps {
  readonly record: Restaurant;
  readonly now: number;
}

/** The plans for sale with their periods, and the purchase. */
export function PlansSection({ record, now }: PlansSectionProps) {
  const payments = useWords(paymentsPart);
  const words = useWords(subscriptionPart).plans;

  const id = useId();
  const stored = useStoredPlans();
  const isOnline = useOnline();
  const { purchasing, paying, pay } = useRenewal(record);
  if (orderingUntil(record) === null) return null;
  const plansOnSale = stored === null ? [] : plansForSale(stored, now);
  const isClosed = !isOnline || paying !== null || isOnItsWay(purchasing.purchase);
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 2 }}>
      <Typography id={id} variant="h6" component="h2">
        {words.title[record.membership === 'premium' ? 'renew' : 'upgrade']}
      </Typography>
      <Outcome purchasing={purchasing} record={record} />
      {!isOnline && <Notice tone="warning">{words.offline}</Notice>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
        }}
      >
        {stored === null && <PlanCardSkeleton label={payments.loadingPlans} />}
        {plansOnSale.map((plan) => {
          const period = nextPeriod(record, plan, now);
          return (
            <PlanCard key={plan.id} plan={plan}>
              <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
                {period && words.runs(dateName(period.from), dateName(period.until))}
              </Typography>
              <Button
                variant={plan.isPopular || plansOnSale.length === 1 ? 'contained' : 'outlined'}
                fullWidth
                disabled={isClosed}
                aria-busy={paying === plan.id}
                onClick={() => void pay(plan)}
              >
                {paying === plan.id ? payments.paying : words.pay(formatMoney(priceOf(plan)))}
              </Button>
            </PlanCard>
          );
        })}
      </Box>
    </Stack>
  );
}
