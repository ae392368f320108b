import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import Box from '@mui/material/Box';
import type { Words } from '../../../words/part.ts';
import { signupPart } from '../../../words/front/signup.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import type { SignupInput, SignupValues } from '../state/signup-model.ts';
import type { ReferralState } from '../state/use-referral-check.ts';

const said = (color: string, text: string) => (
  <Box component="span" sx={{ color, fontWeight: 550 }}>
    {text}
  </Box>
);

const wordsOf = (signup: Words<'signup'>): Record<ReferralState, ReactNode> => ({
  empty: signup.staffReferralHint,
  checking: signup.checking,
  valid: said('success.main', signup.referralValid),
  invalid: said('error.main', signup.referralInvalid),
  error: said('error.main', signup.referralError),
});

interface ReferralFieldProps {
  /** True when the payment step is open: an empty ID is then said to be missing. */
  readonly isMissed: boolean;
  readonly control: Control<SignupInput, unknown, SignupValues>;
  readonly state: ReferralState;
}

/** The staff referral ID, which a free trial requires (SIGNUP-4), and the server's answer to it. */
export function ReferralField({ control, state, isMissed }: ReferralFieldProps) {
  const signup = useWords(signupPart);

  return (
    <FormTextField
      control={control}
      name="staffReferralId"
      label={signup.staffReferralId}
      autoComplete="off"
      maxLength={40}
      isRequired
      helperText={
        <span role="status">
          {isMissed && state === 'empty'
            ? said('error.main', signup.referralRequired)
            : wordsOf(signup)[state]}
        </span>
      }
    />
  );
}
