import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { Button, StateBlock } from '../../ui/shared/kit/controls.tsx';
import { useLogOut } from '../leaving/log-out.tsx';
import styles from './dismissed-page.module.css';

/** Replaces the open page of a dismissed person, with what their device still has. They sign out after they have read it. */
export function DismissedPage({ left }: { readonly left: ReactNode }) {
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
      {left}
    </div>
  );
}
