import { UserRoundX } from 'lucide-react';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Button, StateBlock } from '../../ui/shared/kit/controls.tsx';
import { lazyPart } from '../../ui/shared/kit/lazy-part.tsx';
import { useLogOut } from '../leaving/log-out.tsx';
import styles from './dismissed-page.module.css';

// Only a captain's device has unsent rounds, so nobody else loads the code that shows them.
const LeftBehind = lazyPart(() =>
  import('../../features/captain/outbox/left-behind.tsx').then((m) => m.LeftBehind),
);

/** Replaces the open page of a dismissed person. They sign out after they have read it. */
export function DismissedPage({ restaurantId }: { readonly restaurantId: string }) {
  const shell = useWords(shellPart);

  const { pending, logOut } = useLogOut();
  return (
    <div className={styles['page']}>
      <StateBlock
        isPage
        icon={UserRoundX}
        role="alert"
        title={shell.dismissedTitle}
        text={shell.dismissedText}
        action={
          <Button variant="primary" disabled={pending} onClick={logOut}>
            {pending ? shell.loggingOut : shell.signOut}
          </Button>
        }
      />
      <LeftBehind restaurantId={restaurantId} />
    </div>
  );
}
