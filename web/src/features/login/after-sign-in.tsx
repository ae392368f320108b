import { LoaderCircle, RotateCw, Store, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import type { SignedIn } from '../../firebase/account.ts';
import { StorageBlocked } from '../../blocks/site/storage-blocked.tsx';
import { frontActs, ownerHasInstalled } from '../../firebase/front.ts';
import { keepsSessions } from '../../firebase/keeps-sessions.ts';
import { loginPart } from '../../messages/front/login/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainState } from '../../ui/plain/state.tsx';
import { announceArrival } from './arrival.ts';
import { homeOf, wayBack } from './login-model.ts';
import type { Place } from './login-model.ts';
import { useLocation, useNavigate } from '../../ui/shared/address/address.ts';

interface AfterSignInProps {
  readonly user: SignedIn;
  /** The place that the person just chose in the form; null when they were already signed in. */
  readonly chosen: Place | null;
}

interface LeadOnProps {
  readonly claims: Claims;
  readonly chosen: Place | null;
}

/**
 * Returns the page that the person wanted before, or the home page of their role. An owner's home page depends on their
 * record: null when nobody can read it now.
 */
async function nextPage(claims: Claims, state: unknown, chosen: Place | null): Promise<string | null> {
  const back = wayBack(state, claims.role);
  if (back !== null) return back;
  if (claims.role !== 'owner') return homeOf(claims.role, true, chosen);
  const installed = await ownerHasInstalled(claims.restaurant);
  return installed === null ? null : homeOf('owner', installed, chosen);
}

const SignOut = () => {
  const login = useWords(loginPart);
  return (
    <PlainButton variant="quiet" onClick={() => void frontActs.signOut()}>
      {login.signOut}
    </PlainButton>
  );
};

/** Leads on to the next page; a wrong choice in the form does not lock anybody out. */
function LeadOn({ claims, chosen }: LeadOnProps) {
  const common = useWords(commonPart);
  const login = useWords(loginPart);

  const { state } = useLocation();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    let isOver = false;
    void Promise.all([nextPage(claims, state, chosen), keepsSessions()]).then(([to, keeps]) => {
      if (isOver) return undefined;
      if (!keeps) return setBlocked(true);
      if (to === null) return setFailedAttempt(attempt);
      // An owner may open every screen of the restaurant.
      if (chosen !== null && chosen !== claims.role && claims.role !== 'owner') announceArrival(claims.role);
      return navigate(to, { replace: true });
    });
    return () => {
      isOver = true;
    };
  }, [claims, chosen, state, navigate, attempt]);
  if (isBlocked) return <StorageBlocked />;
  if (failedAttempt !== attempt)
    return <PlainState icon={LoaderCircle} role="status" title={login.opening} />;
  return (
    <PlainState
      icon={TriangleAlert}
      tone="error"
      role="alert"
      title={login.recordFailedTitle}
      text={login.recordFailedText}
    >
      <PlainButton variant="outline" onClick={() => setAttempt(attempt + 1)}>
        <RotateCw aria-hidden />
        {common.tryAgain}
      </PlainButton>
      <SignOut />
    </PlainState>
  );
}

/** Leads a signed-in person to their next page. Tells an account without a restaurant what it can do. */
export function AfterSignIn({ user: { claims, email }, chosen }: AfterSignInProps) {
  const login = useWords(loginPart);

  if (claims !== null) return <LeadOn claims={claims} chosen={chosen} />;
  return (
    <PlainState
      icon={Store}
      role="alert"
      title={login.noRestaurantTitle}
      text={login.noRestaurantText(email)}
    >
      <ButtonLink to={href('signup')}>{login.createRestaurant}</ButtonLink>
      <SignOut />
    </PlainState>
  );
}
