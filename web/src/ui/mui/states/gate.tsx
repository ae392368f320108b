import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonPart } from '../../../words/shared/common.ts';
import { useWords } from '../../../words/use-words.ts';
import { usePassage } from '../../shared/gate.ts';
import type { Gated } from '../../shared/gate.ts';
import { DeniedState } from './denied-state.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { FullListCard } from './full-list-card.tsx';
import { UnreadableCard } from './unreadable-card.tsx';

/** A page's own sentences; the others have common ones. */
export interface GateWords {
  readonly failed?: string;
  readonly failedHint?: string;
  readonly denied?: string;
  readonly deniedHint?: string;
  readonly offline?: string;
}

export interface GateProps<T> {
  readonly live: Gated<T>;
  /** Shown while it loads, in the layout of the content. */
  readonly skeleton: ReactNode;
  readonly words?: GateWords;
  /** Shown when the value is empty and the server has answered. */
  readonly empty?: { readonly is: (value: T) => boolean; readonly show: ReactNode };
  /** Shown for a missing document that need not exist; without it, a missing document counts as failed. */
  readonly missing?: ReactNode;
  /** True when it stands for the whole page. */
  readonly isPage?: boolean;
  readonly children: (value: T, fromCache: boolean) => ReactNode;
}

const never = () => false;

/** A live value in every state that it can be in; what cannot be read of it is one card above the rest. */
export function Gate<T>({
  live,
  skeleton,
  words = {},
  empty,
  missing,
  isPage = false,
  children,
}: GateProps<T>): ReactNode {
  const common = useWords(commonPart);

  const passage = usePassage(live, empty?.is ?? never);
  switch (passage.draws) {
    case 'skeleton':
      return skeleton;
    case 'offline':
      return <EmptyState icon={CloudOff} line={words.offline ?? common.notOnDevice} />;
    case 'empty':
      return empty?.show;
    case 'denied':
      return (
        <DeniedState
          isPage={isPage}
          title={words.denied ?? common.notAllowed}
          text={words.deniedHint ?? common.notAllowedHint}
        />
      );
    case 'missing':
    case 'failed':
      if (passage.draws === 'missing' && missing !== undefined) return missing;
      return (
        <ErrorState
          title={words.failed ?? common.couldNotLoad}
          text={words.failedHint ?? common.couldNotLoadHint}
          retry={{ label: common.tryAgain, onRetry: passage.retry }}
        />
      );
    case 'unreadable':
      return <UnreadableCard unreadable={passage.unreadable} />;
    case 'value':
      return (
        <>
          <UnreadableCard unreadable={passage.unreadable} />
          <FullListCard shownAtMost={passage.shownAtMost} />
          {children(passage.value, passage.fromCache)}
        </>
      );
  }
}
