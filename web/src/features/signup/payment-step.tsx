import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlanCard, PlanCardSkeleton } from '../../blocks/plan-card.tsx';
import { PurchaseNotice } from '../../blocks/purchase-notice.tsx';
import { formatMoney } from '@bhoj/domain/money/format';
import { payments } from '../../messages/payments.ts';
import { signup } from '../../messages/signup.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProveAddress } from './prove-address.tsx';
import type { SignupFormState } from './use-signup-form.ts';
import { readPurchase } from './signup-store.ts';

const { payment } = signup;

/** What has been paid, or what is to be paid, and what became of the last try. */
export function PaymentStep({ form }: { readonly form: SignupFormState }) {
  const { purchasing, plan, isAtPayment, email } = form;
  const { state } = purchasing.purchase;
  const bought = readPurchase();
  const amount = bought?.amountPaise ?? null;
  return (
    <Stack sx={{ gap: 3 }}>
      {isAtPayment && (
        <Stack component="section" aria-label={payment.title} sx={{ gap: 2 }}>
          <div>
            <Typography variant="h6" component="h2">
              {payment.title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {payment.text}
            </Typography>
          </div>
          {plan === null ? <PlanCardSkeleton label={payments.loadingPlans} /> : <PlanCard plan={plan} />}
        </Stack>
      )}
      {state === 'paid' || state === 'used' ? (
        <Notice tone="success" title={payment.paid(amount === null ? null : formatMoney(amount))}>
          {payment.paidText}
        </Notice>
      ) : (
        <PurchaseNotice {...purchasing} />
      )}
      {state === 'prove' && <ProveAddress email={bought?.email ?? email} />}
    </Stack>
  );
}
