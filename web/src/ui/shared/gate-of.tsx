import { CloudOff } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import { usePassage } from './gate.ts';
import type { Gated } from './gate.ts';
import type { Unreadable } from './unreadable.ts';

/** A page's own sentences; the other states have common ones. */
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
  /** Shown for a missing document that need not exist. Without it, a missing document counts as a failure. */
  readonly missing?: ReactNode;
  /** True when it replaces the whole page. */
  readonly isPage?: boolean;
  readonly children: (value: T, fromCache: boolean) => ReactNode;
}

export interface ErrorStateProps {
  /** The fault, in one line. */
  readonly title: string;
  /** Says what is still safe, and what to do next. */
  readonly text?: string;
  readonly retry?: { readonly label: string; readonly onRetry: () => void };
}

/** The parts of a kit that replace a value. */
export interface GateParts {
  readonly EmptyState: ComponentType<{ readonly icon: LucideIcon; readonly line: string }>;
  readonly DeniedState: ComponentType<{
    readonly title: string;
    readonly text?: string;
    readonly isPage?: boolean;
  }>;
  readonly ErrorState: ComponentType<ErrorStateProps>;
  readonly UnreadableCard: ComponentType<{ readonly unreadable?: readonly Unreadable[] | undefined }>;
  readonly FullListCard: ComponentType<{ readonly shownAtMost?: number | undefined }>;
}

const never = () => false;

/** Makes the gate of a kit, which draws a live value in each of its states. */
export function gateOf({ EmptyState, DeniedState, ErrorState, UnreadableCard, FullListCard }: GateParts) {
  return function Gate<T>({
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
  };
}
