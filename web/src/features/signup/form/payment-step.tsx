import { PricingCard } from '../../../blocks/membership-plans/pricing-card.tsx';
import cardStyles from '../../../blocks/membership-plans/pricing-card.module.css';
import { purchaseNews } from '../../../blocks/purchase/purchase-said.ts';
import type { Purchasing } from '../../../blocks/purchase/use-purchase.ts';
import { formatMoney } from '@bhoj/domain/money/format';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { paymentsPart } from '../../../messages/shared/payments/en.ts';
import { reasonsPart } from '../../../messages/shared/reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { PlainSkeleton } from '../../../ui/plain/skeleton.tsx';
import { ProveAddress } from './prove-address.tsx';
import type { SignupFormState } from '../state/use-signup-form.ts';
import { readPurchase } from '../state/signup-store.ts';
import styles from './payment.module.css';

/** Shows the state of an unfinished purchase. */
function Unfinished({ purchase, isBusy, check }: Purchasing) {
  const payments = useWords(paymentsPart);
  const news = purchaseNews(payments, useWords(reasonsPart), purchase);

  if (news === null) return null;
  const { tone, title, text, canAsk } = news;
  return (
    <PlainNotice tone={tone} {...(title !== undefined && { title })}>
      {text}
      {canAsk && (
        <p className={styles['ask']}>
          <PlainButton variant="outline" disabled={isBusy} onClick={() => void check()}>
            {isBusy ? payments.checking : payments.checkAgain}
          </PlainButton>
        </p>
      )}
    </PlainNotice>
  );
}

/** Shows the state of a payment, if there is one. */
export function PaymentNews({ form }: { readonly form: SignupFormState }) {
  const { payment } = useWords(signupPart);

  const { purchasing, email } = form;
  const { state } = purchasing.purchase;
  if (state === 'none') return null;
  const bought = readPurchase();
  if (state === 'prove') return <ProveAddress email={bought?.email ?? email} because="paid-elsewhere" />;
  if (state !== 'paid' && state !== 'used') return <Unfinished {...purchasing} />;
  const amount = bought?.amountPaise ?? null;
  return (
    <PlainNotice tone="success" title={payment.paid(amount === null ? null : formatMoney(amount))}>
      {payment.paidText}
    </PlainNotice>
  );
}

/** Shown while the plans load. */
function PlanSkeleton() {
  const payments = useWords(paymentsPart);

  return (
    <li className={cardStyles['card']} role="status" aria-label={payments.loadingPlans}>
      <PlainSkeleton width="50%" height={26} />
      <PlainSkeleton width="70%" height={48} />
      <PlainSkeleton width="80%" height={20} />
    </li>
  );
}

/** The amount to pay, and the result of the last try. */
export function PaymentStep({ form }: { readonly form: SignupFormState }) {
  const { payment } = useWords(signupPart);

  const { plan, act } = form;
  return (
    <>
      {act === 'pay' && (
        <section className={styles['payment']} aria-label={payment.title}>
          <h2>{payment.title}</h2>
          <p>{payment.text}</p>
          <p>{payment.hasAccount}</p>
          <ul>{plan === null ? <PlanSkeleton /> : <PricingCard plan={plan} level="h3" />}</ul>
        </section>
      )}
      <PaymentNews form={form} />
    </>
  );
}
