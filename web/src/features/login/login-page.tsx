import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { login } from '../../messages/login.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { AfterSignIn } from './after-sign-in.tsx';
import { LoginForm } from './login-form.tsx';
import type { Place } from './login-model.ts';
import { PointerGlow } from './pointer-glow.tsx';

export function LoginPage() {
  const session = useSession();
  const [place, setPlace] = useState<Place>('owner');
  // Only somebody who saw the form has chosen a place in it.
  const [sawForm, setSawForm] = useState(false);
  if (session.state === 'out' && !sawForm) setSawForm(true);
  if (session.state === 'unknown') return <LoadingPage label={common.loading} />;
  if (session.state === 'in') return <AfterSignIn user={session.user} chosen={sawForm ? place : null} />;
  return (
    <Box
      sx={{
        flex: 1,
        position: 'relative',
        isolation: 'isolate',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        px: 2,
        py: 4,
      }}
    >
      <PointerGlow />
      <Card component="section" sx={{ width: '100%', maxWidth: 440, p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h2" component="h1">
          {login.title}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>{login.text}</Typography>
        <LoginForm place={place} onPlace={setPlace} />
      </Card>
    </Box>
  );
}
