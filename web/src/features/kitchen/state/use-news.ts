import { useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/progress';
import { newsOf, noticed } from './kitchen-model.ts';
import type { News } from './kitchen-model.ts';

interface Look {
  /** The stations that the screen shows. */
  readonly stations: string;
  /** The server was heard: what the device alone knows when the screen opens is not all there is to see. */
  readonly isLive: boolean;
  readonly now: number;
}

/** What has come since these stations were first looked at, and that nobody has noticed yet. */
export function useNews(
  open: readonly Ticket[],
  { stations, isLive, now }: Look,
): { news: News; hear: () => void } {
  const [openedAt] = useState(now);
  // Whoever opens the screen, or turns to other stations, sees what is on it. Without a network it is open all the same.
  const [looked, setLooked] = useState({ stations, isOver: false, heard: new Set<string>() });
  const isKnown = looked.stations === stations && looked.isOver;
  const heard = isKnown ? looked.heard : noticed(open);
  const isOver = looked.isOver || isLive || now > openedAt;
  if (!isKnown && isOver) setLooked({ stations, isOver, heard });
  return {
    news: newsOf(open, heard),
    hear: () => setLooked({ stations, isOver: true, heard: new Set([...heard, ...noticed(open)]) }),
  };
}
