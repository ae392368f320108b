import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { passwordSchema } from '@bhoj/domain/kernel/text';
import { acceptInvitation, openInvitation } from '@bhoj/domain/members/invitations.contract';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { callFromFront, frontActs } from '../../firebase/front.ts';
import type { Answer } from '../../firebase/front.ts';
import { invitedPart, loginPart } from '../../messages/front/login/en.ts';
import { passwordPart } from '../../messages/shared/password/en.ts';
import { reasonsPart } from '../../messages/shared/reasons/en.ts';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { PlainPasswordField } from '../../ui/plain/password-field.tsx';
import { useOneAtATime } from '../../ui/shared/use-one-at-a-time.ts';
import styles from './login.module.css';
import { useNavigate } from '../../ui/shared/address/address.ts';

export interface InvitationAt {
  readonly restaurantId: string;
  readonly invitationId: string;
}

interface AcceptProps {
  readonly at: InvitationAt;
  /** The proved address of the signed-in person. */
  readonly email: string;
  /** Called once the server has made the person a member, before they are signed in with their password. */
  readonly onAccepted: () => void;
}

function AcceptForm({ at, email, onAccepted }: AcceptProps) {
  const login = useWords(loginPart);
  const words = useWords(invitedPart);
  const passwordWords = useWords(passwordPart);
  const reasons = useWords(reasonsPart);

  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [isShort, setShort] = useState(false);
  const { pending, failure, run } = useOneAtATime<FailureReason>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isSound = passwordSchema.safeParse(password).success;
    setShort(!isSound);
    if (!isSound || pending) return;
    if ((await run(() => callFromFront(acceptInvitation, { ...at, password }))) === null) return;
    onAccepted();
    // The new password has ended the link's session; without the query, the page leads on or shows the form.
    await frontActs.signIn(email, password);
    await navigate(href('login'), { replace: true });
  };
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void submit(event)}>
      {/* Password managers read the account name from here. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PlainPasswordField
        label={words.password}
        hint={passwordWords.hint}
        error={isShort ? passwordWords.fault : undefined}
        autoComplete="new-password"
        showLabel={login.showPassword}
        hideLabel={login.hidePassword}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure !== null && <PlainNotice tone="error">{reasons[failure]}</PlainNotice>}
      <PlainButton type="submit" wide pending={pending}>
        {pending ? words.accepting : words.accept}
      </PlainButton>
    </form>
  );
}

type Offer = Answer<typeof openInvitation>;

/** Says who invites the signed-in person, and the role, and asks for their password when they accept. */
export function AcceptInvitation({ at: { restaurantId, invitationId }, ...person }: AcceptProps) {
  const common = useWords(commonPart);
  const words = useWords(invitedPart);
  const reasons = useWords(reasonsPart);

  /** Null while it is loading. */
  const [offer, setOffer] = useState<Offer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    void callFromFront(openInvitation, { restaurantId, invitationId }).then((answer) => {
      if (!isOver) setOffer(answer);
    });
    return () => {
      isOver = true;
    };
  }, [restaurantId, invitationId, attempt]);
  const again = () => {
    setOffer(null);
    setAttempt(attempt + 1);
  };
  if (offer === null) return <p role="status">{words.opening}</p>;
  if ('failure' in offer) {
    return (
      <div className={styles['form']}>
        <PlainNotice tone="error">{reasons[offer.failure]}</PlainNotice>
        <PlainButton variant="outline" onClick={again}>
          {common.tryAgain}
        </PlainButton>
        <PlainButton variant="quiet" onClick={() => void frontActs.signOut()}>
          {words.signOut}
        </PlainButton>
      </div>
    );
  }
  const { restaurantName, preset } = offer.output;
  return (
    <>
      <p>{words.text(restaurantName, preset)}</p>
      <p>{words.agree(person.email)}</p>
      <AcceptForm at={{ restaurantId, invitationId }} {...person} />
    </>
  );
}
