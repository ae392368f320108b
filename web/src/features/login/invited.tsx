import { useState } from 'react';
import type { FormEvent } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { emailSchema } from '@bhoj/domain/kernel/text';
import type { Session } from '../../firebase/account.ts';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { frontActs } from '../../firebase/front.ts';
import { invitedPart, loginPart } from '../../messages/front/login/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainField } from '../../ui/plain/field.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import { AcceptInvitation } from './accept-invitation.tsx';
import type { InvitationAt } from './accept-invitation.tsx';
import styles from './login.module.css';
import { useNavigate } from '../../ui/shared/address/address.ts';
import { Link } from '../../ui/shared/address/link.tsx';

/** Asks for the address that the link was mailed to, because the link does not contain it, and signs its reader in. */
function OpenLink() {
  const words = useWords(invitedPart);

  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { pending, failure, run } = useOneAtATime<LinkFailure>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = emailSchema.safeParse(typed);
    setWrong(!email.success);
    if (!email.success) return;
    const opened = await run(async () => {
      const answer = await frontActs.signInByLink(email.data, globalThis.location.href);
      return answer === 'in' ? { output: {} } : { failure: answer };
    });
    if (opened === null) return;
    // Removes the code from the address, because it works only once.
    const { searchParams, pathname } = new URL(globalThis.location.href);
    for (const name of ['apiKey', 'oobCode', 'mode', 'lang', 'continueUrl']) searchParams.delete(name);
    await navigate(`${pathname}?${searchParams.toString()}`, { replace: true });
  };
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      <p>{words.askText}</p>
      <PlainField
        type="email"
        inputMode="email"
        autoComplete="email"
        label={words.email}
        error={isWrong ? words.emailInvalid : undefined}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {failure !== null && <PlainNotice tone="error">{words.linkFailures[failure]}</PlainNotice>}
      <PlainButton type="submit" wide pending={pending}>
        {pending ? words.going : words.go}
      </PlainButton>
    </form>
  );
}

/** The target of an invitation's mail: proves the address, says who invites, and lets the person accept. */
export function Invited({ at, session }: { readonly at: InvitationAt; readonly session: Session }) {
  const login = useWords(loginPart);
  const words = useWords(invitedPart);

  const [isAccepted, setAccepted] = useState(false);
  const isByMail = new URL(globalThis.location.href).searchParams.get('mode') === 'signIn';
  if (isAccepted) {
    return (
      <>
        <h1>{words.title}</h1>
        <p role="status">{login.opening}</p>
      </>
    );
  }
  return (
    <>
      <h1>{words.title}</h1>
      {session.state === 'unknown' && <p role="status">{words.opening}</p>}
      {session.state === 'out' && (isByMail ? <OpenLink /> : <p>{words.openMail}</p>)}
      {session.state === 'in' && session.user.claims === null && (
        <AcceptInvitation at={at} email={session.user.email} onAccepted={() => setAccepted(true)} />
      )}
      {session.state === 'in' && session.user.claims !== null && (
        <div className={styles['form']}>
          <PlainNotice tone="info">{words.hasAccount(session.user.email)}</PlainNotice>
          <PlainButton variant="quiet" onClick={() => void frontActs.signOut()}>
            {words.signOut}
          </PlainButton>
        </div>
      )}
      <p className={styles['other']}>
        <Link to={href('login')}>{words.toSignIn}</Link>
      </p>
    </>
  );
}
