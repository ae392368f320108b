import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoney } from '@bhoj/domain/money/format';
import { href } from '@bhoj/domain/catalogue/routes';
import { PREMIUM_PLAN, priceOf } from '@bhoj/domain/subscription/plans';
import { signupPart } from '../../../words/front/signup.ts';
import { paymentsPart } from '../../../words/shared/payments.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { PaymentNews, PaymentStep } from './payment-step.tsx';
import { SignupFields } from './signup-fields.tsx';
import { useSignupForm } from '../state/use-signup-form.ts';
import type { SignupFormState } from '../state/use-signup-form.ts';
import type { SignUpFailure } from '../state/use-sign-up.ts';

function FailureNotice({ kind, text }: SignUpFailure) {
  const signup = useWords(signupPart);

  const isMade = kind === 'made';
  return (
    <Notice
      tone={isMade ? 'warning' : 'error'}
      action={
        isMade && (
          <Button component={RouterLink} to={href('login')}>
            {signup.goSignIn}
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}

/** The form's one button, labelled with its current act. */
function SendButton({ act, plan, isSubmitting, purchasing }: SignupFormState) {
  const payments = useWords(paymentsPart);
  const signup = useWords(signupPart);

  if (act === 'wait') {
    return (
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={purchasing.isBusy}
        onClick={() => void purchasing.check()}
      >
        {purchasing.isBusy ? payments.checking : payments.checkAgain}
      </Button>
    );
  }
  const words = {
    'create-free': signup.createFree,
    'create-paid': signup.createPaid,
    'to-payment': signup.toPayment,
    pay: signup.pay(formatMoney(priceOf(plan ?? PREMIUM_PLAN))),
  };
  // While it is not known whether something was paid, paying is not offered.
  const isAsking = purchasing.isBusy && !isSubmitting;
  return (
    <SubmitButton
      size="large"
      fullWidth
      pending={isSubmitting || isAsking}
      pendingLabel={
        isAsking ? signup.payment.lookingUp : purchasing.isBusy ? payments.paying : signup.creating
      }
      disabled={act === 'pay' && plan === null}
    >
      {words[act]}
    </SubmitButton>
  );
}

/** `provedEmail`: the address of a person who was signed in by an e-mail link; else null. */
export function SignupForm({ provedEmail }: { readonly provedEmail: string | null }) {
  const signup = useWords(signupPart);

  const form = useSignupForm(provedEmail);
  return (
    <Stack component="form" noValidate onSubmit={form.submit} sx={{ gap: 3 }}>
      {provedEmail !== null && (
        <Notice tone="success" title={signup.proof.proved}>
          {signup.proof.provedText}
        </Notice>
      )}
      {!form.isAtPayment && <PaymentNews form={form} />}
      <SignupFields
        control={form.control}
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
        <Typography sx={{ textAlign: 'center' }}>
          {signup.haveAccount}{' '}
          <Link component={RouterLink} to={href('login')} sx={{ display: 'inline-block', py: 1.5 }}>
            {signup.signIn}
          </Link>
        </Typography>
      )}
    </Stack>
  );
}
