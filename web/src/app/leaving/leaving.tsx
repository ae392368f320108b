import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { linesIn } from '../../features/captain/outbox/outbox-model.ts';
import { useKeptRounds } from '../../features/captain/outbox/use-kept-rounds.ts';
import { leavingPart } from '../../messages/shared/leaving/en.ts';
import { useWords } from '../../words/use-words.ts';
import { isHandingOver, useHold } from '../../ui/shared/address/address.ts';
import { ConfirmDialog } from '../../ui/shared/kit/controls.tsx';

type AskFirst = (leave: () => void) => void;

const LeavingContext = createContext<AskFirst>((leave) => leave());

/**
 * Returns a function that does an act which leaves the restaurant's pages. If unsent rounds would stay behind, it asks
 * the person first.
 */
export const useAskFirst = (): AskFirst => useContext(LeavingContext);

const isInside = (pathname: string): boolean => pathname.startsWith(href('dashboard'));

/** Asks before closing, logging out or leaving while rounds wait on this device. */
export function Leaving({ restaurantId, children }: { restaurantId: string; children: ReactNode }) {
  const words = useWords(leavingPart);

  const { rounds, onlyInPage } = useKeptRounds(restaurantId);
  const count = linesIn(rounds);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const mayLeave = useRef(false);
  // Where another program loads, a text that only this page keeps is lost inside the dashboard too.
  const isLost = (isLoad: boolean) => isLoad && onlyInPage.size > 0;
  const held = useHold(
    ({ pathname }, isLoad) => count > 0 && !mayLeave.current && (!isInside(pathname) || isLost(isLoad)),
  );

  useEffect(() => {
    if (count === 0) return undefined;
    // The browser asks with its own sentence.
    const ask = (event: BeforeUnloadEvent) => {
      if (!isHandingOver()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [count]);

  const askFirst: AskFirst = (leave) => {
    if (count === 0) leave();
    else setAsked(() => leave);
  };
  const leave = () => {
    mayLeave.current = true;
    setAsked(null);
    asked?.();
    held?.proceed();
  };
  const stay = () => {
    setAsked(null);
    held?.reset();
  };
  return (
    <LeavingContext value={askFirst}>
      {children}
      <ConfirmDialog
        open={asked !== null || held !== null}
        title={words.title(count)}
        text={onlyInPage.size > 0 ? words.lostText : words.text}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        onConfirm={leave}
        onClose={stay}
      />
    </LeavingContext>
  );
}
