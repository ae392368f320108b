import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { emailSchema } from '@bhoj/domain/platform/text';
import { useAuth } from '../../firebase/session.tsx';
import { login } from '../../messages/login.ts';
import { Notice } from '../../ui/notice.tsx';

interface ForgotPasswordProps {
  /** What stands in the e-mail field. */
  readonly email: () => string;
  readonly onInvalid: () => void;
}

type Answer = { readonly tone: 'success' | 'error'; readonly text: string };

/** Sends the reset mail to the address already typed. The answer is the same whether or not it has an account. */
export function ForgotPassword({ email, onInvalid }: ForgotPasswordProps) {
  const { sendPasswordReset } = useAuth();
  const [pending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const ask = async () => {
    setAnswer(null);
    const typed = emailSchema.safeParse(email());
    if (!typed.success) {
      onInvalid();
      return;
    }
    setPending(true);
    const result = await sendPasswordReset(typed.data);
    setAnswer(
      result === 'asked'
        ? { tone: 'success', text: login.forgotAsked(typed.data) }
        : { tone: 'error', text: login.failures[result] },
    );
    setPending(false);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Button onClick={() => void ask()} disabled={pending} sx={{ alignSelf: 'center' }}>
        {pending ? login.forgotSending : login.forgot}
      </Button>
      {answer !== null && <Notice tone={answer.tone}>{answer.text}</Notice>}
    </Stack>
  );
}
