import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, useCallback, useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { usePlatformAccount } from '../../../firebase/platform-account.ts';
import type { PlatformSignInFailure } from '@bhoj/domain/catalogue/sign-in-failures';
import { SubmitButton } from '../../../ui/mui/form/submit-button.tsx';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { platformLoginPart } from '../../../messages/owner/platform/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Asks for the password; resolves to true once it is right, and to false when the person gives up. */
type Ask = () => Promise<boolean>;
export const SignInAgainContext = createContext<Ask>(() => Promise.resolve(false));

function PasswordDialog({ onEnd }: { readonly onEnd: (isProved: boolean) => void }) {
  const words = useWords(platformLoginPart);
  const common = useWords(commonPart);
  const id = useId();
  const { proveAgain } = usePlatformAccount();
  const { pending, failure, run } = useOneAtATime<PlatformSignInFailure>();
  const [password, setPassword] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // The dialog may be rendered in another form of the page.
    event.stopPropagation();
    const done = await run(async () => {
      const answer = await proveAgain(password);
      return answer === 'in' ? { output: {} } : { failure: answer };
    });
    if (done !== null) onEnd(true);
  };
  return (
    <Dialog open onClose={() => onEnd(false)} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{words.again}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2 }}>
            <Typography>{words.againText}</Typography>
            <TextField
              label={words.password}
              type="password"
              autoComplete="current-password"
              autoFocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
            {failure !== null && <Notice tone="error">{words.failures[failure]}</Notice>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => onEnd(false)}>
            {common.cancel}
          </Button>
          <SubmitButton pending={pending} disabled={password === ''}>
            {words.goOn}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Lets acts below ask for the password again. */
export function SignInAgain({ children }: { readonly children: ReactNode }) {
  const [end, setEnd] = useState<((isProved: boolean) => void) | null>(null);
  const ask = useCallback<Ask>(
    () =>
      new Promise((resolve) => {
        setEnd(() => (isProved: boolean) => {
          setEnd(null);
          resolve(isProved);
        });
      }),
    [],
  );
  return (
    <SignInAgainContext value={ask}>
      {children}
      {end !== null && <PasswordDialog onEnd={end} />}
    </SignInAgainContext>
  );
}
