import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { isMonthly } from '@bhoj/domain/subscription/interval';
import { priceOf } from '@bhoj/domain/subscription/plans';
import type { SubscriptionPlan } from '@bhoj/domain/subscription/plans';
import { paymentsPart } from '../../messages/shared/payments/en.ts';
import { useWords } from '../../words/use-words.ts';
import { isLong } from './pricing-words.ts';
import { cssVar } from '../../theme/css-var.ts';
import { MoneyText } from '../../ui/shared/parts/money-text.tsx';
import { StatusDotBadge } from '../../ui/shared/parts/status-dot-badge.tsx';

interface PlanCardProps {
  readonly plan: SubscriptionPlan;
  /** Shown below the features. */
  readonly children?: ReactNode;
}

/** A plan for sale: name, price per interval, and features. */
export function PlanCard({ plan, children }: PlanCardProps) {
  const payments = useWords(paymentsPart);

  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2.5, display: 'flex', flexDirection: 'column', minWidth: 0, containerType: 'inline-size' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap', minHeight: 28 }}>
        <Typography
          id={id}
          variant="h6"
          component="h3"
          sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {plan.name}
        </Typography>
        {plan.isPopular && <StatusDotBadge color="yellow" word={payments.popular} />}
      </Box>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        <Box component="span" sx={{ typography: 'h3', color: 'text.primary' }}>
          <MoneyText>{payments.price(priceOf(plan))}</MoneyText>
        </Box>{' '}
        {isMonthly(plan) ? payments.perMonth : payments.perYear}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 2,
          p: 0,
          display: 'grid',
          gap: 1,
          columnGap: 2,
          ...(isLong(plan.features) && {
            '@container (width >= 380px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          }),
        }}
      >
        {plan.features.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ flex: 'none', pt: '2px' }}>
              <Check size={18} aria-hidden color={cssVar('secondary')} />
            </Box>
            <span>{feature}</span>
          </Box>
        ))}
      </Box>
      {children !== undefined && <Box sx={{ mt: 'auto', pt: 2.5 }}>{children}</Box>}
    </Card>
  );
}

/** Shown while the plans load; as tall as the premium plan's card. */
export function PlanCardSkeleton({ label }: { readonly label: string }) {
  return (
    <Card role="status" aria-label={label} sx={{ p: 2.5 }}>
      {[96, 140, 120, 150, 110].map((width, i) => (
        <Skeleton key={width} variant="rounded" width={width} height={i === 1 ? 28 : 16} sx={{ my: 1 }} />
      ))}
    </Card>
  );
}
