import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { href } from '@bhoj/domain/platform/routes';
import { useSession } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { signup } from '../../messages/signup.ts';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { SignupForm } from './signup-form.tsx';

export function SignupPage() {
  const session = useSession();
  // Whoever saw the form and is signed in now has just made their account; anybody else has one, and a page of their own.
  const [sawForm, setSawForm] = useState(false);
  if (session.state === 'out' && !sawForm) setSawForm(true);
  if (session.state === 'unknown') return <LoadingPage label={common.loading} />;
  if (session.state === 'in') {
    return <Navigate to={href(sawForm ? 'restaurantType' : 'login')} replace />;
  }
  return (
    <Box sx={{ px: 2, py: 4 }}>
      <Box sx={{ maxWidth: 560, mx: 'auto' }}>
        <Typography variant="h2" component="h1">
          {signup.title}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>{signup.text}</Typography>
        <Card component="section" sx={{ p: { xs: 2.5, sm: 4 } }}>
          <SignupForm />
        </Card>
      </Box>
    </Box>
  );
}
