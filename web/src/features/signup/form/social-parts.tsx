import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAuth } from '../../../firebase/session.tsx';
import type { Words } from '../../../words/part.ts';
import { signupPart } from '../../../words/front/signup.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SocialButton } from '../../../ui/mui/form/social-button.tsx';
import type { SocialSignUp } from '../state/use-social-sign-up.ts';

const pendingWordsOf = (signup: Words<'signup'>) => ({
  popup: signup.social.pending,
  creating: signup.social.creating,
});

/** The short way: a Google account instead of the form. */
export function SocialWay({ pending, failure, begin }: SocialSignUp) {
  const words = useWords(signupPart).social;
  const signup = useWords(signupPart);

  return (
    <Stack sx={{ gap: 1.5 }}>
      <SocialButton size="large" disabled={pending !== 'no'} onClick={() => void begin()}>
        {pending === 'no' ? words.signUp : pendingWordsOf(signup)[pending]}
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
  const signup = useWords(signupPart);
  const words = useWords(signupPart).social;

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
