import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { signedUpAs } from '../../blocks/site/signed-up.ts';
import { useNewcomer } from '../../firebase/newcomer.ts';
import { useAuth, useSession } from '../../firebase/session.tsx';
import { signupPart } from '../../words/front/signup.ts';
import { commonPart } from '../../words/shared/common.ts';
import { useWords } from '../../words/use-words.ts';
import { LoadingPage } from '../../ui/mui/states/loading-page.tsx';
import { OpenedLink } from './form/opened-link.tsx';
import { SignupForm } from './form/signup-form.tsx';
import { FinishSocial, SocialWay } from './form/social-parts.tsx';
import { useSocialSignUp } from './state/use-social-sign-up.ts';

/** The form for a person signed in by a link, with the address they have proved. */
function FinishProved({ email }: { readonly email: string }) {
  const signup = useWords(signupPart);

  const { signOut } = useAuth();
  return (
    <>
      <SignupForm provedEmail={email} />
      <Button fullWidth sx={{ mt: 1 }} onClick={() => void signOut()}>
        {signup.signOut}
      </Button>
    </>
  );
}

export function SignupPage() {
  const common = useWords(commonPart);
  const signup = useWords(signupPart);

  const session = useSession();
  const { isSocial, isLink } = useNewcomer();
  const social = useSocialSignUp();
  const { search } = useLocation();
  // A person who saw the form and is an owner now has just signed up; any other owner is sent to their own page.
  const [sawForm, setSawForm] = useState(false);
  const isOwner = session.state === 'in' && session.user.claims !== null;
  if (session.state !== 'unknown' && !isOwner && !sawForm) setSawForm(true);
  if (session.state === 'unknown') return <LoadingPage label={common.loading} />;
  if (isOwner)
    return (
      <Navigate
        to={href(social.leadsTo ?? (sawForm ? 'restaurantType' : 'login'))}
        {...(social.leadsTo === 'landing' && { state: signedUpAs(session.user.email) })}
        replace
      />
    );
  if (isLink(`${globalThis.location.origin}${href('signup')}${search}`)) return <OpenedLink />;
  return (
    <Box sx={{ px: 2, py: 4 }}>
      <Box sx={{ maxWidth: 640, mx: 'auto' }}>
        <Typography variant="h2" component="h1">
          {signup.title}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>{signup.text}</Typography>
        <Card component="section" sx={{ p: { xs: 2.5, sm: 4 } }}>
          {session.state === 'out' && (
            <>
              <SocialWay {...social} />
              <SignupForm provedEmail={null} />
            </>
          )}
          {session.state === 'in' &&
            (isSocial() ? (
              <FinishSocial email={session.user.email} social={social} />
            ) : (
              <FinishProved email={session.user.email} />
            ))}
        </Card>
      </Box>
    </Box>
  );
}
