import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '@bhoj/domain/platform/routes';
import { signup } from '../../messages/signup.ts';
import { Notice } from '../../ui/notice.tsx';
import { sentenceResolver } from '../../ui/sentence-resolver.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { PlanCard } from './plan-card.tsx';
import { SignupFields } from './signup-fields.tsx';
import { EMPTY, ownReferralId, signupSchema } from './signup-model.ts';
import type { SignupInput, SignupValues } from './signup-model.ts';
import { useReferralCheck } from './use-referral-check.ts';
import { useSignUp } from './use-sign-up.ts';

export function SignupForm() {
  const [referralId] = useState(ownReferralId);
  const [askedToPay, setAskedToPay] = useState(false);
  const { control, handleSubmit, setError, formState } = useForm<SignupInput, unknown, SignupValues>({
    defaultValues: EMPTY,
    resolver: sentenceResolver(signupSchema, signup.faults),
  });
  const [password, typedReferral] = useWatch({ control, name: ['password', 'staffReferralId'] });
  const referral = useReferralCheck(typedReferral);
  const { failure, signUp } = useSignUp(setError);
  const isFree = referral === 'valid';
  const submit = async (values: SignupValues) => {
    if (isFree) {
      await signUp(values, referralId);
      return;
    }
    setAskedToPay(true);
    if (values.staffReferralId === '') {
      setError('staffReferralId', { message: signup.faults.staffReferralId }, { shouldFocus: true });
    }
  };
  return (
    <Stack component="form" noValidate onSubmit={(e) => void handleSubmit(submit)(e)} sx={{ gap: 3 }}>
      <SignupFields control={control} password={password} referral={referral} ownReferralId={referralId} />
      {askedToPay && !isFree && <PlanCard />}
      {failure !== null && (
        <Notice
          tone={failure.kind === 'made' ? 'warning' : 'error'}
          action={
            failure.kind === 'made' && (
              <Button component={RouterLink} to={href('login')}>
                {signup.goSignIn}
              </Button>
            )
          }
        >
          {failure.text}
        </Notice>
      )}
      <SubmitButton size="large" fullWidth pending={formState.isSubmitting} pendingLabel={signup.creating}>
        {isFree ? signup.createFree : signup.toPayment}
      </SubmitButton>
      <Typography sx={{ textAlign: 'center' }}>
        {signup.haveAccount}{' '}
        <Link component={RouterLink} to={href('login')} sx={{ display: 'inline-block', py: 1.5 }}>
          {signup.signIn}
        </Link>
      </Typography>
    </Stack>
  );
}
