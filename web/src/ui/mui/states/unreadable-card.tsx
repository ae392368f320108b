import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Unreadable } from '../../shared/unreadable.ts';
import { useUnreadable } from '../../shared/use-unreadable.ts';
import { Notice } from '../notice.tsx';

export interface UnreadableCardProps {
  /** Without any, the card is absent. */
  readonly unreadable?: readonly Unreadable[] | undefined;
}

function Card({ unreadable }: { readonly unreadable: readonly Unreadable[] }) {
  const { title, text, button, isBusy, act } = useUnreadable(unreadable);
  return (
    <Box sx={{ m: 2 }}>
      <Notice
        tone="warning"
        title={title}
        action={
          <Button color="inherit" disabled={isBusy} onClick={act}>
            {button}
          </Button>
        }
      >
        {text}
      </Notice>
    </Box>
  );
}

/** One card in a list for all unreadable documents: how many there are, and what to do. */
export function UnreadableCard({ unreadable = [] }: UnreadableCardProps) {
  return unreadable.length === 0 ? null : <Card unreadable={unreadable} />;
}
