import { Component, lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { ErrorStateProps } from './gate-of.tsx';

/** The code of a part could not be loaded. */
class NotLoaded extends Error {}

/** What is waited for while the page starts again: it never comes. */
const BEFORE_THE_START = new Promise<never>(() => undefined);

/**
 * Starts the page again. Chromium remembers a script that failed for as long as the page lives, so that asking for it
 * again fails without asking the network (https://github.com/whatwg/html/issues/6768).
 */
const startAgain = () => {
  globalThis.location.reload();
  return BEFORE_THE_START;
};

interface BoundaryProps {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Shows what stands for a part that could not be loaded; every other fault is the page's. */
class Boundary extends Component<BoundaryProps, { readonly fault: Error | null }> {
  override state: { readonly fault: Error | null } = { fault: null };

  static getDerivedStateFromError(fault: Error) {
    return { fault };
  }

  override render() {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    if (fault instanceof NotLoaded) return this.props.failed;
    throw fault;
  }
}

interface Stands {
  /** In place of the part while its code loads. */
  readonly waiting?: ReactNode;
  /** In place of the part when its code could not be loaded; without it that is said, with "Try again". */
  readonly failed?: ReactNode;
}

/** A component whose code loads apart, with what stands for it meanwhile. */
export interface LazyPart<Props extends object> extends React.FC<Props & { readonly stands?: Stands }> {
  /** Loads the code before it is wanted; the part is then drawn at once. */
  readonly loadAhead: () => Promise<void>;
}

/** Makes `lazyPart` of a kit, which says with the kit's own state that a part could not be loaded. */
export function lazyPartOf(ErrorState: ComponentType<ErrorStateProps>) {
  function Failed({ onRetry }: { readonly onRetry: () => void }) {
    const { couldNotLoad, couldNotLoadHint, tryAgain } = useWords(commonPart);
    return <ErrorState title={couldNotLoad} text={couldNotLoadHint} retry={{ label: tryAgain, onRetry }} />;
  }

  return function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
    let Loaded: ComponentType<Props> | null = null;
    const loadAhead = async () => {
      Loaded = await load();
    };
    const made = ({ isAgain }: { readonly isAgain: boolean }) =>
      lazy(async () => {
        let loaded: ComponentType<Props> | undefined;
        try {
          loaded = await load();
        } catch (cause) {
          if (isAgain && navigator.onLine) return startAgain();
          throw new NotLoaded('a part of the page was not loaded', { cause });
        }
        // Nothing came, and the page is being started again with the newest version (main.ts): this one waits for that.
        return loaded === undefined ? BEFORE_THE_START : { default: loaded };
      });
    let Latest = made({ isAgain: false });
    const Part: React.FC<Props & { readonly stands?: Stands }> = ({ stands = {}, ...props }) => {
      const [{ Shown, attempt }, show] = useState<{ Shown: ComponentType<Props>; attempt: number }>(() => ({
        Shown: Loaded ?? (Latest as unknown as ComponentType<Props>),
        attempt: 0,
      }));
      const retry = () => {
        Latest = made({ isAgain: true });
        show({ Shown: Latest as unknown as ComponentType<Props>, attempt: attempt + 1 });
      };
      const { waiting = null, failed = <Failed onRetry={retry} /> } = stands;
      return (
        <Boundary key={attempt} failed={failed}>
          <Suspense fallback={waiting}>
            <Shown {...(props as unknown as Props)} />
          </Suspense>
        </Boundary>
      );
    };
    return Object.assign(Part, { loadAhead });
  };
}
