import { use, useEffect, useEffectEvent } from 'react';
import { shellPart } from '../../messages/shared/shell/en.ts';
import { useWords } from '../../words/use-words.ts';
import { keepLastView } from './keep-last-view.ts';
import { forgetLastView } from './last-view.ts';
import { WhoseViewContext } from './whose-view.ts';
import { clockName } from '../../ui/dates/clock.ts';

export interface LastViewOptions {
  /** The time that the screen shows, epoch ms by the server's clock. */
  readonly now: number;
  /** False while something else is open in place of the screen. */
  readonly isBase?: boolean;
}

/**
 * Stores the screen when it is hidden or left, because phones end hidden pages at any time. Use it beside the content:
 * when an error, another page or another account takes the content away, it deletes the last view too.
 */
export function useLastView({ now, isBase = true }: LastViewOptions): void {
  const shell = useWords(shellPart);
  const whose = use(WhoseViewContext);

  const leave = useEffectEvent(() => {
    if (isBase && whose !== '') keepLastView({ whose, sign: shell.asItWas(clockName(now)) });
    else forgetLastView();
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
