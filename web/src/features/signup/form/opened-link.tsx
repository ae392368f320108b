import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { emailSchema } from '@bhoj/domain/kernel/text';
import { z } from 'zod';
import { useNewcomer } from '../../../firebase/newcomer.ts';
import type { LinkFailure } from '../../../firebase/newcomer.ts';
import { signupPart } from '../../../words/front/signup.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { LoadingPage } from '../../../ui/mui/states/loading-page.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { sentenceResolver } from '../../../ui/shared/sentence-resolver.ts';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { readLinkEmail } from '../state/signup-store.ts';

const askSchema = z.object({ email: emailSchema });

interface AskAddressProps {
  readonly onEmail: (email: string) => Promise<void>;
  readonly failure: LinkFailure | null;
}

function AskAddress({ onEmail, failure }: AskAddressProps) {
  const signup = useWords(signupPart);
  const { proof } = useWords(signupPart);

  const { control, handleSubmit, formState } = useForm({
    defaultValues: { email: readLinkEmail() ?? '' },
    resolver: sentenceResolver(askSchema, signup.faults),
  });
  const submit = handleSubmit(({ email }) => onEmail(email));
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      <div>
        <Typography variant="h5" component="h1">
          {proof.askTitle}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{proof.askText}</Typography>
      </div>
      <FormTextField control={control} name="email" label={signup.email} type="email" autoComplete="email" />
      {failure !== null && <Notice tone="error">{proof.failures[failure]}</Notice>}
      <SubmitButton pending={formState.isSubmitting} pendingLabel={proof.opening}>
        {proof.go}
      </SubmitButton>
    </Stack>
  );
}

/** The target of the link in a mail: it signs the reader in, and the form goes on. */
export function OpenedLink() {
  const { proof } = useWords(signupPart);

  const { signInByLink } = useNewcomer();
  const navigate = useNavigate();
  const [remembered] = useState(readLinkEmail);
  const [failure, setFailure] = useState<LinkFailure | null>(null);
  const isOpened = useRef(false);
  const open = async (email: string) => {
    const answer = await signInByLink(email, globalThis.location.href);
    // Removes the code from the address, because it works only once.
    if (answer === 'in') void navigate(href('signup'), { replace: true });
    else setFailure(answer);
  };
  const openRemembered = useEffectEvent(() => {
    if (remembered === null || isOpened.current) return;
    isOpened.current = true;
    void open(remembered);
  });
  useEffect(() => openRemembered(), []);

  if (remembered !== null && failure === null) return <LoadingPage label={proof.opening} />;
  return (
    <Stack sx={{ maxWidth: 480, mx: 'auto', px: 2, py: 6, gap: 2 }}>
      <Card component="section" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <AskAddress onEmail={open} failure={failure} />
      </Card>
      <Button onClick={() => void navigate(href('signup'), { replace: true })}>{proof.toForm}</Button>
    </Stack>
  );
}
