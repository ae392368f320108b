import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { emailSchema } from '@bhoj/domain/kernel/text';
import { usePlatformAccount } from '../../../firebase/platform-account.ts';
import type { PlatformSignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { useAuth } from '../../../firebase/session.tsx';
import { FormPasswordField } from '../../../ui/mui/form/form-password-field.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformLoginPart } from '../../../messages/owner/platform/en.ts';
import { useWords } from '../../../words/use-words.ts';

const schema = z.object({ email: emailSchema, password: z.string().min(1) });

export function StaffLoginForm() {
  const words = useWords(platformLoginPart);
  const { signIn } = usePlatformAccount();
  const { sendPasswordReset } = useAuth();
  const { pending, failure, run, clear } = useOneAtATime<PlatformSignInFailure>();
  /** The address of the requested reset mail. */
  const [asked, setAsked] = useState<string | null>(null);
  const { control, handleSubmit, trigger, getValues } = useForm({
    resolver: sentenceResolver(schema, words.faults),
    defaultValues: { email: '', password: '' },
  });
  const submit = handleSubmit(async ({ email, password }) => {
    setAsked(null);
    // The page sees the session and leads on.
    await run(async () => {
      const answer = await signIn(email, password);
      return answer === 'in' ? { output: {} } : { failure: answer };
    });
  });
  const forgot = async () => {
    clear();
    setAsked(null);
    if (!(await trigger('email', { shouldFocus: true }))) return;
    const email = getValues('email').trim().toLowerCase();
    const done = await run(async () => {
      const answer = await sendPasswordReset(email);
      return answer === 'asked' ? { output: { email } } : { failure: answer };
    });
    if (done !== null) setAsked(done.email);
  };
  return (
    <Stack component="form" noValidate sx={{ gap: 2.5 }} onSubmit={(event) => void submit(event)}>
      <FormTextField
        control={control}
        name="email"
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <FormPasswordField
        control={control}
        name="password"
        label={words.password}
        autoComplete="current-password"
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
      />
      {failure !== null && <Notice tone="error">{words.failures[failure]}</Notice>}
      {asked !== null && <Notice tone="success">{words.forgotAsked(asked)}</Notice>}
      <SubmitButton pending={pending} pendingLabel={words.signingIn} size="large">
        {words.signIn}
      </SubmitButton>
      <Button onClick={() => void forgot()} disabled={pending}>
        {words.forgot}
      </Button>
    </Stack>
  );
}
