import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { restaurants } from '@bhoj/domain/collections/restaurant';
import type { Claims, Role } from '@bhoj/domain/platform/roles';
import { useLiveDoc } from '../../firebase/live.ts';
import { useAuth } from '../../firebase/session.tsx';
import type { SignedIn } from '../../firebase/account.ts';
import { common } from '../../messages/common.ts';
import { login } from '../../messages/login.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { StateBlock } from '../../ui/state-block.tsx';
import { useToast } from '../../ui/toast.tsx';
import { homeOf, wayBack } from './login-model.ts';
import type { Place } from './login-model.ts';

interface AfterSignInProps {
  readonly user: SignedIn;
  /** What was chosen in the form just now; null for somebody who was signed in already. */
  readonly chosen: Place | null;
}

function Leave({ to, role, chosen }: { to: string; role: Role; chosen: Place | null }) {
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (chosen !== null && chosen !== role) toast({ message: login.takenTo[role] });
    void navigate(to, { replace: true });
  }, [to, role, chosen, navigate, toast]);
  return <LoadingPage label={login.opening} />;
}

/** An owner's next page hangs on their record: whether the install wizard is done. */
function OwnerLeaves({ restaurantId, chosen }: { restaurantId: string; chosen: Place | null }) {
  const record = useLiveDoc(restaurants, { restaurantId });
  const { signOut } = useAuth();
  switch (record.state) {
    case 'loading':
      return <LoadingPage label={login.opening} />;
    case 'ready':
      return <Leave to={homeOf('owner', record.value.installed)} role="owner" chosen={chosen} />;
    case 'missing':
    case 'denied':
    case 'failed':
      return (
        <Stack sx={{ alignItems: 'center' }}>
          <ErrorState
            title={login.recordFailedTitle}
            text={login.recordFailedText}
            retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
          />
          <Button onClick={() => void signOut()}>{login.signOut}</Button>
        </Stack>
      );
  }
}

function NoRole({ email }: { readonly email: string }) {
  const { signOut } = useAuth();
  return (
    <StateBlock
      icon={UserRoundX}
      role="alert"
      title={login.noRoleTitle}
      text={login.noRoleText(email)}
      action={
        <Button variant="contained" onClick={() => void signOut()}>
          {login.signOut}
        </Button>
      }
    />
  );
}

const isOwner = (claims: Claims): claims is Claims & { role: 'owner'; restaurant: string } =>
  claims.role === 'owner';

/** Leads to the page that somebody came for, or to their role's own; the wrong choice in the form locks nobody out. */
export function AfterSignIn({ user, chosen }: AfterSignInProps) {
  const { state } = useLocation() as { state: unknown };
  const { claims, email } = user;
  if (claims === null) return <NoRole email={email} />;
  const back = wayBack(state, claims.role);
  if (back === null && isOwner(claims)) {
    return <OwnerLeaves restaurantId={claims.restaurant} chosen={chosen} />;
  }
  return <Leave to={back ?? homeOf(claims.role, true)} role={claims.role} chosen={chosen} />;
}
