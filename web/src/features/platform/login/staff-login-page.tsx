import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { href, routeAt, ROUTES } from '@bhoj/domain/catalogue/routes';
import type { Role } from '@bhoj/domain/catalogue/roles';
import { useAuth, useSession } from '../../../firebase/session.tsx';
import { LoadingPage } from '../../../ui/mui/states/loading-page.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { platformLoginPart } from '../../../messages/owner/platform/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { StaffLoginForm } from './staff-login-form.tsx';

/** Returns the page from which the person was sent here, or the first one of their role. */
function nextPage(state: unknown, role: 'staff' | 'super'): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? String(state.from) : '';
  const found = routeAt(from.split(/[?#]/)[0] ?? '');
  const roles: readonly Role[] = (found === null ? null : ROUTES[found.name].roles) ?? [];
  if (roles.includes(role)) return from;
  return role === 'super' ? href('super') : href('superStaffDashboard');
}

/** Shown when the signed-in account has no access to the platform. */
function OtherAccount({ email }: { readonly email: string }) {
  const words = useWords(platformLoginPart);
  const { signOut } = useAuth();
  return (
    <Stack sx={{ gap: 2 }}>
      <Notice tone="info" title={words.otherTitle}>
        {words.otherText(email)}
      </Notice>
      <Button variant="contained" component={Link} to={href('login')}>
        {words.toOwnPage}
      </Button>
      <Button onClick={() => void signOut()}>{words.signOut}</Button>
    </Stack>
  );
}

/** Signs in platform staff and super admins (P-WHO-7). */
export function StaffLoginPage() {
  const common = useWords(commonPart);
  const words = useWords(platformLoginPart);
  const session = useSession();
  const { state } = useLocation() as { state: unknown };
  if (session.state === 'unknown') return <LoadingPage label={common.loading} />;
  const role = session.state === 'in' ? session.user.claims?.role : undefined;
  if (role === 'staff' || role === 'super') return <Navigate to={nextPage(state, role)} replace />;
  return (
    <Box sx={{ width: '100%', maxWidth: 440, mx: 'auto', px: 2, py: { xs: 3, md: 8 } }}>
      <Card component="section" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography variant="h2" component="h1">
          {words.title}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 3, color: 'text.secondary' }}>{words.text}</Typography>
        {session.state === 'in' ? <OtherAccount email={session.user.email} /> : <StaffLoginForm />}
      </Card>
    </Box>
  );
}
