import { useEffect, useEffectEvent } from 'react';
import { clockOf } from '@bhoj/domain/time/ist';
import { useClockOffset } from '../../firebase/server-clock.ts';
import { useSession } from '../../firebase/session.tsx';
import { shellPart } from '../../words/shared/shell.ts';
import { useWords } from '../../words/use-words.ts';
import { keepLastView } from './keep-last-view.ts';
import { forgetLastView } from './last-view.ts';
import { whoseView } from './whose-view.ts';

/**
 * Keeps what the screen shows when it is hidden or left, because phones end hidden pages at any time. To be used where the
 * content is: when that goes, for an error, another page or another account, the last view goes with it. `isBase` is false
 * while something is opened in its place; then there is no last view, and none while a sheet is open on it.
 */
export function useLastView(isBase = true): void {
  const shell = useWords(shellPart);
  const whose = whoseView(useSession());
  const clockOffset = useClockOffset();

  const leave = useEffectEvent(() => {
    if (isBase && whose !== '') {
      keepLastView({ whose, sign: shell.asItWas(clockOf(Date.now() + clockOffset)) });
    } else forgetLastView();
  });
  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    const gone = () => leave();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pagehide', gone);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pagehide', gone);
      forgetLastView();
    };
  }, []);
}
