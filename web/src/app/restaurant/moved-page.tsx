import { useEffect } from 'react';
import { useNavigate } from '../../ui/shared/address/address.ts';
import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import { useAuth } from '../../firebase/session.tsx';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { LoadingPage } from '../../ui/shared/kit/controls.tsx';
import { useToast } from '../../ui/shared/toast.ts';
import { homeOf } from '../guards/landing-place.ts';

/** ms between two checks whether the account has the new role. */
const RETRY = 2000;

/** For a person with a changed role: renews the token until it has the new role, then opens their new page. */
export function MovedPage({ to }: { readonly to: MemberRole }) {
  const shell = useWords(shellPart);

  const { renew } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    let isThere = false;
    const ask = async () => {
      // Without a network, the next check tries again.
      const claims = await renew().catch(() => null);
      if (isThere || claims?.role !== to) return;
      isThere = true;
      toast({ message: shell.movedTo[to] });
      await navigate(homeOf(claims), { replace: true });
    };
    void ask();
    const timer = setInterval(() => void ask(), RETRY);
    return () => clearInterval(timer);
  }, [renew, navigate, toast, to, shell]);
  return <LoadingPage label={shell.moving[to]} />;
}
