import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PlanCard, PlanCardSkeleton } from '../../../blocks/plans/plan-card.tsx';
import { PurchaseNotice } from '../../../blocks/purchase/purchase-notice.tsx';
import { formatMoney } from '@bhoj/domain/money/format';
import { signupPart } from '../../../words/front/signup.ts';
import { paymentsPart } from '../../../words/shared/payments.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { ProveAddress } from './prove-address.tsx';
import type { SignupFormState } from '../state/use-signup-form.ts';
import { readPurchase } from '../state/signup-store.ts';

/** Shows the state of a payment, if there is one. */
export function PaymentNews({ form }: { readonly form: SignupFormState }) {
  const { payment } = useWords(signupPart);

  const { purchasing, email } = form;
  const { state } = purchasing.purchase;
  if (state === 'none') return null;
  const bought = readPurchase();
  if (state === 'prove') return <ProveAddress email={bought?.email ?? email} />;
  if (state !== 'paid' && state !== 'used') return <PurchaseNotice {...purchasing} />;
  const amount = bought?.amountPaise ?? null;
  return (
    <Notice tone="success" title={payment.paid(amount === null ? null : formatMoney(amount))}>
      {payment.paidText}
    </Notice>
  );
}

/** The amount to pay, and the result of the last try. */
export function PaymentStep({ form }: { readonly form: SignupFormState }) {
  const payments = useWords(paymentsPart);
  const { payment } = useWords(signupPart);

  const { plan, act } = form;
  return (
    <Stack sx={{ gap: 3 }}>
      {act === 'pay' && (
        <Stack component="section" aria-label={payment.title} sx={{ gap: 2 }}>
          <div>
            <Typography variant="h6" component="h2">
              {payment.title}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {payment.text}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {payment.hasAccount}
            </Typography>
          </div>
          {plan === null ? <PlanCardSkeleton label={payments.loadingPlans} /> : <PlanCard plan={plan} />}
        </Stack>
      )}
      <PaymentNews form={form} />
    </Stack>
  );
}
