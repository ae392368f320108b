import { useEffect, useRef } from 'react';
import { formatMoney } from '@bhoj/domain/money/format';
import { href } from '@bhoj/domain/catalogue/routes';
import { PREMIUM_PLAN, priceOf } from '@bhoj/domain/subscription/plans';
import { EARLY_TAP, takeEarlyTap } from '../../../ui/shared/early-tap.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { paymentsPart } from '../../../messages/shared/payments/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useHydrated } from '../../../theme/use-hydrated.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { ButtonLink } from '../../../ui/plain/button-link.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { PaymentNews, PaymentStep } from './payment-step.tsx';
import { ProveAddress } from './prove-address.tsx';
import { SignupFields } from './signup-fields.tsx';
import { prepareCalls } from '../state/signup-calls.ts';
import { useSignupForm } from '../state/use-signup-form.ts';
import type { SignupFormState } from '../state/use-signup-form.ts';
import type { SignUpFailure } from '../state/use-sign-up.ts';
import styles from './form.module.css';
import payment from './payment.module.css';
import { Link } from '../../../ui/shared/address/link.tsx';

function FailureNotice(failure: SignUpFailure) {
  const signup = useWords(signupPart);

  if (failure.kind === 'prove') return <ProveAddress email={failure.email} because="of-many-trials" />;
  const { kind, text } = failure;
  const isMade = kind === 'made';
  return (
    <PlainNotice tone={isMade ? 'warning' : 'error'}>
      {text}
      {isMade && (
        <p className={payment['ask']}>
          <ButtonLink to={href('login')} variant="outline">
            {signup.goSignIn}
          </ButtonLink>
        </p>
      )}
    </PlainNotice>
  );
}

/** The form's one button, labelled with its current act. */
function SendButton({ act, plan, isSubmitting, purchasing }: SignupFormState) {
  const payments = useWords(paymentsPart);
  const signup = useWords(signupPart);

  const isHydrated = useHydrated();
  if (act === 'wait') {
    return (
      <PlainButton wide disabled={purchasing.isBusy} onClick={() => void purchasing.check()}>
        {purchasing.isBusy ? payments.checking : payments.checkAgain}
      </PlainButton>
    );
  }
  const words = {
    'create-free': signup.createFree,
    'create-paid': signup.createPaid,
    'to-payment': signup.toPayment,
    pay: signup.pay(formatMoney(priceOf(plan ?? PREMIUM_PLAN))),
  };
  // While it is unknown whether there is a payment, the button does not offer to pay.
  const isAsking = purchasing.isBusy && !isSubmitting;
  const pendingWords = isAsking
    ? signup.payment.lookingUp
    : purchasing.isBusy
      ? payments.paying
      : signup.creating;
  return (
    // Before hydration the browser must not submit the form itself, which would put the password into the address.
    <PlainButton
      type={isHydrated ? 'submit' : 'button'}
      wide
      pending={isSubmitting || isAsking}
      disabled={act === 'pay' && plan === null}
      className={styles['send'] ?? ''}
      {...(!isHydrated && { [EARLY_TAP]: '' })}
    >
      {isSubmitting || isAsking ? pendingWords : words[act]}
    </PlainButton>
  );
}

/**
 * The form of /signup. Its fields are uncontrolled, so that text typed before the scripts loaded is kept.
 * `provedEmail`: the address of a person who was signed in by an e-mail link; else null.
 */
export function SignupForm({ provedEmail }: { readonly provedEmail: string | null }) {
  const signup = useWords(signupPart);

  const form = useSignupForm(provedEmail);
  const element = useRef<HTMLFormElement>(null);
  // Carries out a tap from before the page could answer.
  useEffect(() => {
    if (form.isReady && takeEarlyTap()) element.current?.requestSubmit();
  }, [form.isReady]);
  return (
    <form ref={element} className={styles['form']} noValidate onSubmit={form.submit} onFocus={prepareCalls}>
      {provedEmail !== null && (
        <PlainNotice tone="success" title={signup.proof.proved}>
          {signup.proof.provedText}
        </PlainNotice>
      )}
      {!form.isAtPayment && <PaymentNews form={form} />}
      <SignupFields
        register={form.register}
        errors={form.errors}
        password={form.password}
        referral={form.referral}
        ownReferralId={form.referralId}
        isEmailFixed={form.isEmailFixed}
        isReferralMissed={form.isAtPayment && form.act === 'pay'}
      />
      {form.isAtPayment && <PaymentStep form={form} />}
      {form.failure !== null && <FailureNotice {...form.failure} />}
      <SendButton {...form} />
      {provedEmail === null && (
        <p className={styles['other']}>
          {signup.haveAccount} <Link to={href('login')}>{signup.signIn}</Link>
        </p>
      )}
    </form>
  );
}
