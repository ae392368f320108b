import { useState } from 'react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { newsOf, noticed } from './kitchen-model.ts';
import type { News } from './kitchen-model.ts';

interface Look {
  /** The stations that the screen shows. */
  readonly stations: string;
  /** True once the server has answered; before that, the device's cache may not be complete. */
  readonly isLive: boolean;
  readonly now: number;
}

/** Returns the news since these stations were first shown that nobody has acknowledged yet. */
export function useNews(
  open: readonly Ticket[],
  { stations, isLive, now }: Look,
): { news: News; hear: () => void } {
  const [openedAt] = useState(now);
  // Tickets from before the screen opened or changed stations count as seen. Offline this happens after a while.
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
