import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { href } from '@bhoj/domain/platform/routes';
import { useAuth } from '../../firebase/session.tsx';
import { login } from '../../messages/login.ts';
import { FormPasswordField } from '../../ui/form-password-field.tsx';
import { FormTextField } from '../../ui/form-text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/plain/segmented.tsx';
import { sentenceResolver } from '../../ui/sentence-resolver.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { loginFaults, loginSchema, PLACES } from './login-model.ts';
import type { LoginValues, Place } from './login-model.ts';
import { ForgotPassword } from './forgot-password.tsx';

interface LoginFormProps {
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

const places = PLACES.map((value) => ({ value, label: login.places[value] }));

export function LoginForm({ place, onPlace }: LoginFormProps) {
  const { signIn } = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, getValues, setError, formState } = useForm<LoginValues>({
    defaultValues: { email: '', password: '' },
    resolver: sentenceResolver(loginSchema, loginFaults),
  });
  const submit = async ({ email, password }: LoginValues) => {
    setFailure(null);
    const answer = await signIn(email, password);
    // Signed in: the page sees the session, and leads on.
    if ('failure' in answer) setFailure(login.failures[answer.failure]);
  };
  return (
    <Stack component="form" noValidate onSubmit={(e) => void handleSubmit(submit)(e)} sx={{ gap: 2.5 }}>
      <Box>
        <Segmented label={login.place} options={places} value={place} onChange={onPlace} />
        <Typography variant="body2" sx={{ mt: 1, minHeight: '2.9em', color: 'text.secondary' }}>
          {login.placeHints[place]}
        </Typography>
      </Box>
      <FormTextField
        control={control}
        name="email"
        label={login.email}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <FormPasswordField
        control={control}
        name="password"
        label={login.password}
        autoComplete="current-password"
        showLabel={login.showPassword}
        hideLabel={login.hidePassword}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <SubmitButton size="large" fullWidth pending={formState.isSubmitting} pendingLabel={login.signingIn}>
        {login.signIn}
      </SubmitButton>
      <ForgotPassword
        email={() => getValues('email')}
        onInvalid={() => setError('email', { message: login.emailInvalid }, { shouldFocus: true })}
      />
      <Typography sx={{ textAlign: 'center' }}>
        {login.noAccount}{' '}
        <Link component={RouterLink} to={href('signup')} sx={{ display: 'inline-block', py: 1.5 }}>
          {login.createAccount}
        </Link>
      </Typography>
    </Stack>
  );
}
