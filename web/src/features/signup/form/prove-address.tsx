import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { useNewcomer } from '../../../firebase/newcomer.ts';
import type { LinkFailure } from '../../../firebase/newcomer.ts';
import { signupPart } from '../../../words/front/signup.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { keepLinkEmail } from '../state/signup-store.ts';

/** Somebody paid for this address in another browser: a link sent to the address proves who owns it. */
export function ProveAddress({ email }: { readonly email: string }) {
  const { proof } = useWords(signupPart);

  const { sendLink } = useNewcomer();
  const [sending, setSending] = useState<'no' | 'now' | 'sent' | LinkFailure>('no');
  const send = async () => {
    setSending('now');
    keepLinkEmail(email);
    setSending(await sendLink(email, href('signup')));
  };
  const isSent = sending === 'sent';
  const failure = sending === 'no' || sending === 'now' || isSent ? null : proof.failures[sending];
  return (
    <>
      <Notice tone={isSent ? 'success' : 'info'} title={proof.title}>
        {isSent ? proof.sent(email) : proof.text(email)}
        <Box sx={{ mt: 1.5 }}>
          <Button variant="outlined" size="small" disabled={sending === 'now'} onClick={() => void send()}>
            {sending === 'now' ? proof.sending : isSent ? proof.sendAgain : proof.send}
          </Button>
        </Box>
      </Notice>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
    </>
  );
}
