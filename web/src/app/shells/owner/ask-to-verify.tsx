import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useClient } from '../../../firebase/client.ts';
import { lookForVerification, sendVerification } from '../../../firebase/email-verification.ts';
import type { Sending } from '../../../firebase/email-verification.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { notPrinted } from '../../../ui/mui/not-printed.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';

/** "Later" is remembered as long as the browser tab is open. */
const laterKey = (uid: string) => `bhoj.verify-later.${uid}`;
function isPutOff(uid: string): boolean {
  try {
    return sessionStorage.getItem(laterKey(uid)) !== null;
  } catch {
    return false;
  }
}
function putOff(uid: string): void {
  try {
    sessionStorage.setItem(laterKey(uid), '');
  } catch {
    // Storage is blocked: the next page asks again.
  }
}

/** Checks whether the link has been opened, each time the person comes back to this page. */
function useLookOnReturn(): void {
  const client = useClient();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void lookForVerification(client);
    };
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [client]);
}

interface AskProps {
  readonly uid: string;
  readonly email: string;
}

/** Offers to send the link that proves the address, once in a session. */
export function AskToVerify({ uid, email }: AskProps) {
  const words = useWords(shellPart).verify;

  const client = useClient();
  const { pending, failure, run } = useOneAtATime<Exclude<Sending, 'sent'>>();
  const [isSent, setSent] = useState(false);
  const [later, setLater] = useState(() => isPutOff(uid));
  useLookOnReturn();
  if (later) return null;
  const send = async () => {
    const sent = await run(async () => {
      const answer = await sendVerification(client);
      return answer === 'sent' ? { output: {} } : { failure: answer };
    });
    setSent(sent !== null);
  };
  const wait = () => {
    putOff(uid);
    setLater(true);
  };
  const outcome = isSent ? 'sent' : failure;
  const text = outcome === null ? words.ask(email) : words.after[outcome](email);
  return (
    <Box sx={{ px: { xs: 2, md: 4 }, pt: 2, width: '100%', maxWidth: 1400, ...notPrinted }}>
      <Notice
        tone={isSent ? 'success' : 'info'}
        action={
          <>
            {!isSent && (
              <Button disabled={pending} onClick={() => void send()}>
                {words.send}
              </Button>
            )}
            <Button onClick={wait}>{isSent ? words.done : words.later}</Button>
          </>
        }
      >
        {text}
      </Notice>
    </Box>
  );
}
