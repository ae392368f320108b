import { Component, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { commonPart } from '../../messages/shared/common/en.ts';
import { useWords } from '../../words/use-words.ts';
import type { ErrorStateProps } from './gate-of.tsx';
import { onceOnline } from './when-online.ts';

/** The code of a part failed to load. */
class NotLoaded extends Error {}

/** A promise that never resolves, for parts to wait on while the page restarts. */
const BEFORE_THE_START = new Promise<never>(() => undefined);

/**
 * Restarts the page. While a page lives, Chromium remembers that a script failed, and a second request fails without
 * asking the network (https://github.com/whatwg/html/issues/6768).
 */
const startAgain = () => {
  globalThis.location.reload();
  return BEFORE_THE_START;
};

interface BoundaryProps {
  readonly failed: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a part that failed to load. Every other fault belongs to the page. */
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
  /** Shown while the part's code loads. */
  readonly waiting?: ReactNode;
  /** Shown when the part's code failed to load; by default a message with "Try again". */
  readonly failed?: ReactNode;
}

/** A component in a chunk of its own, with a placeholder while it loads. */
export interface LazyPart<Props extends object> extends React.FC<Props & { readonly stands?: Stands }> {
  /** Loads the code in advance, so that the part is drawn at once. */
  readonly loadAhead: () => Promise<void>;
}

/** Makes a kit's `lazyPart`, which shows a failed load by the kit's error state until the network returns. */
export function lazyPartOf(ErrorState: ComponentType<ErrorStateProps>) {
  function Failed({ onRetry }: { readonly onRetry: () => void }) {
    const { couldNotLoad, couldNotLoadHint, tryAgain } = useWords(commonPart);
    const again = useEffectEvent(onRetry);
    useEffect(() => onceOnline(() => again()), []);
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
        // Nothing came, because the page restarts with the newest version (main.ts). This part waits for the restart.
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
