import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { UserRoundX } from 'lucide-react';
import { shellPart } from '../../words/shared/shell.ts';
import { useWords } from '../../words/use-words.ts';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { StateBlock } from '../../ui/mui/states/state-block.tsx';
import { useLogOut } from '../leaving/log-out.tsx';

// Only a captain's device has unsent rounds, so nobody else loads the code that shows them.
const LeftBehind = lazyPart(() =>
  import('../../features/captain/outbox/left-behind.tsx').then((m) => m.LeftBehind),
);

/**
 * Stands in place of the page that somebody had open when they were dismissed. They sign out after they have read it.
 */
export function DismissedPage({ restaurantId }: { readonly restaurantId: string }) {
  const shell = useWords(shellPart);

  const { pending, logOut } = useLogOut();
  return (
    <Stack sx={{ maxWidth: 560, mx: 'auto', gap: 2 }}>
      <StateBlock
        isPage
        icon={UserRoundX}
        role="alert"
        title={shell.dismissedTitle}
        text={shell.dismissedText}
        action={
          <Button variant="contained" disabled={pending} onClick={logOut}>
            {pending ? shell.loggingOut : shell.signOut}
          </Button>
        }
      />
      <LeftBehind restaurantId={restaurantId} />
    </Stack>
  );
}
