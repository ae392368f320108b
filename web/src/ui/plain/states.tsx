import { LockKeyhole, RotateCw, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { unreadablePart } from '../../messages/shared/unreadable/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { ErrorStateProps } from '../shared/gate-of.tsx';
import type { StateBlockProps } from '../shared/kit/kit.ts';
import { PlainButton } from './button.tsx';
import { PlainNotice } from './notice.tsx';
import { PlainState } from './state.tsx';
import styles from './states.module.css';

/** Replaces the content of a page or a part. */
export function StateBlock({ action, text, isPage = false, ...state }: StateBlockProps) {
  return (
    <PlainState {...state} isPage={isPage} {...(text !== undefined && { text })}>
      {action}
    </PlainState>
  );
}

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  /** The next step, in one line. */
  readonly line: string;
  /** The button for that step. */
  readonly action?: ReactNode;
}

export const EmptyState = ({ line, ...state }: EmptyStateProps) => <StateBlock {...state} title={line} />;

export const DeniedState = (state: Pick<StateBlockProps, 'title' | 'text' | 'action' | 'isPage'>) => (
  <StateBlock {...state} icon={LockKeyhole} />
);

export function ErrorState({ retry, ...words }: ErrorStateProps) {
  return (
    <StateBlock
      {...words}
      icon={TriangleAlert}
      tone="error"
      role="alert"
      action={
        retry && (
          <PlainButton variant="outline" icon={<RotateCw aria-hidden />} onClick={retry.onRetry}>
            {retry.label}
          </PlainButton>
        )
      }
    />
  );
}

/** Says above a full list that there may be more rows. */
export function FullListCard({ shownAtMost }: { readonly shownAtMost?: number | undefined }) {
  const words = useWords(unreadablePart);
  if (shownAtMost === undefined) return null;
  return <PlainNotice tone="warning">{words.full(shownAtMost)}</PlainNotice>;
}

/** Shown while it is unknown which page to open. */
export const LoadingPage = ({ label }: { readonly label: string }) => (
  <div role="status" aria-busy className={styles['loading']}>
    <span className={styles['spinner']} aria-hidden />
    <span>{label}</span>
  </div>
);
