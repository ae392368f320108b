import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAuth } from '../../../firebase/session.tsx';
import { signup } from '../../../messages/signup.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SocialButton } from '../../../ui/plain/social-button.tsx';
import type { SocialSignUp } from '../state/use-social-sign-up.ts';

const words = signup.social;

const pendingWords = { popup: words.pending, creating: words.creating };

/** The short way: a Google account instead of the form. */
export function SocialWay({ pending, failure, begin }: SocialSignUp) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <SocialButton disabled={pending !== 'no'} onClick={() => void begin()}>
        {pending === 'no' ? words.signUp : pendingWords[pending]}
      </SocialButton>
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
        {words.hint}
      </Typography>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <Divider sx={{ mt: 1, mb: 2.5, color: 'text.secondary', typography: 'body2' }}>{words.or}</Divider>
    </Stack>
  );
}

/** Somebody signed in with a social account who has no restaurant yet. */
export function FinishSocial({ email, social }: { readonly email: string; readonly social: SocialSignUp }) {
  const { signOut } = useAuth();
  const isPending = social.pending !== 'no';
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography variant="h5" component="h2">
          {words.finishTitle}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {words.finishText(email)}
        </Typography>
      </div>
      {social.failure !== null && <Notice tone="error">{social.failure}</Notice>}
      <Button variant="contained" size="large" disabled={isPending} onClick={() => void social.finish()}>
        {isPending ? words.creating : words.finish}
      </Button>
      <Button disabled={isPending} onClick={() => void signOut()}>
        {signup.signOut}
      </Button>
    </Stack>
  );
}
