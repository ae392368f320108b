import { useState } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import type { LinkFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { frontActs } from '../../../firebase/front.ts';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { keepLinkEmail } from '../state/signup-store.ts';
import styles from './payment.module.css';

interface Proving {
  readonly email: string;
  readonly because: 'paid-elsewhere' | 'of-many-trials';
}

/**
 * Sends a link to the address, which proves who owns it. Needed when somebody paid for it in another browser, or when
 * too many trials were asked for.
 */
export function ProveAddress({ email, because }: Proving) {
  const { proof } = useWords(signupPart);

  const [sending, setSending] = useState<'no' | 'now' | 'sent' | LinkFailure>('no');
  const send = async () => {
    setSending('now');
    keepLinkEmail(email);
    setSending(await frontActs.sendLink(email, href('signup')));
  };
  const isSent = sending === 'sent';
  const failure = sending === 'no' || sending === 'now' || isSent ? null : proof.failures[sending];
  return (
    <>
      <PlainNotice tone={isSent ? 'success' : 'info'} title={proof[because].title}>
        {isSent ? proof.sent(email) : proof[because].text(email)}
        <p className={styles['ask']}>
          <PlainButton variant="outline" disabled={sending === 'now'} onClick={() => void send()}>
            {sending === 'now' ? proof.sending : isSent ? proof.sendAgain : proof.send}
          </PlainButton>
        </p>
      </PlainNotice>
      {failure !== null && <PlainNotice tone="error">{failure}</PlainNotice>}
    </>
  );
}
