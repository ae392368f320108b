import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useAuth } from '../../../firebase/session.tsx';
import { DeniedState } from '../../../ui/mui/states/denied-state.tsx';
import { platformLoginPart, platformShellPart } from '../../../messages/owner/platform/en.ts';
import { useWords } from '../../../words/use-words.ts';

interface OpenAccountProps {
  /** The uid of platform staff; null for a super admin, who has no record. */
  readonly staffId: string | null;
  readonly children: ReactNode;
}

/** Watches the record of platform staff, so that an open page says at once when the account is closed. */
export function OpenAccount({ staffId, children }: OpenAccountProps) {
  const words = useWords(platformShellPart);
  const login = useWords(platformLoginPart);
  const record = useLiveDoc(platformStaff, staffId === null ? null : { staffId });
  const { signOut } = useAuth();
  const isClosed = record.state === 'missing' || (record.state === 'ready' && !record.value.active);
  if (!isClosed) return children;
  return (
    <DeniedState
      isPage
      title={words.closedTitle}
      text={words.closedText}
      action={
        <Button variant="outlined" onClick={() => void signOut()}>
          {login.signOut}
        </Button>
      }
    />
  );
}
