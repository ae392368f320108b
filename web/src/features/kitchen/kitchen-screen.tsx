import { ChefHat } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isForKitchen, lastBump, unconfirmed } from '@bhoj/domain/orders/kitchen/kitchen';
import type { OrderEntry } from '@bhoj/domain/orders/shape/order.collection';
import { nextBump } from '@bhoj/domain/orders/kitchen/progress';
import { ticketTimeOf } from '@bhoj/domain/orders/kitchen/ticket-times';
import { useLastView } from '../../blocks/last-view/use-last-view.ts';
import { kitchenPart } from '../../messages/kitchen/kitchen/en.ts';
import { useWords } from '../../words/use-words.ts';
import { PlainButton } from '../../ui/plain/button.tsx';
import { StateBlock } from '../../ui/plain/states.tsx';
import { useNow } from '../../ui/shared/use-now.ts';
import { KitchenBar } from './bar/kitchen-bar.tsx';
import { KitchenDock } from './dock/kitchen-dock.tsx';
import { allTickets, asTheyAre, boardOf, stationsOf } from './state/kitchen-model.ts';
import { StaleBanner } from './bar/stale-banner.tsx';
import { TicketBoard } from './board/ticket-board.tsx';
import { useBell } from '../../ui/shared/use-bell.ts';
import { useWaits } from './state/use-waits.ts';
import { useKotPrinter } from './printing/use-kot-printer.tsx';
import { useNews } from './state/use-news.ts';
import { useMoved } from './state/use-places.ts';
import { useProgress } from './state/use-progress.ts';
import { useStations } from './state/use-stations.ts';
import { useTicketKeys } from './state/use-ticket-keys.ts';
import { withWishes } from './state/wished.ts';
import type { Stations } from './state/use-stations.ts';
import { ScreenSheet } from './later.ts';
import { StockSender, StockSheet } from './stock/later-stock.ts';
import { useKeepsStock, useUsesStock } from './stock/use-uses-stock.ts';
import styles from './kitchen.module.css';

/** ms between two updates of the minutes. */
const TICK = 10_000;

const NONE: readonly Element[] = [];

/** ms after the tickets, when loading competes with nothing. */
const LATER = 500;

/** Loads the parts that the first taps open. Without a network, each part reports that itself. */
function useLaterAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void ScreenSheet.loadAhead().catch(() => undefined), LATER);
    return () => clearTimeout(timer);
  }, []);
}

function Nothing({ chosen, showAll }: Stations) {
  const kitchen = useWords(kitchenPart);

  return chosen.length === 0 ? (
    <StateBlock icon={ChefHat} title={kitchen.nothing} text={kitchen.nothingHint} />
  ) : (
    <StateBlock
      icon={ChefHat}
      title={kitchen.nothingAt(chosen.join(', '))}
      action={
        <PlainButton variant="outline" onClick={showAll}>
          {kitchen.showAll}
        </PlainButton>
      }
    />
  );
}

export interface KitchenScreenProps {
  readonly restaurantId: string;
  readonly orders: readonly OrderEntry[];
  readonly fromCache: boolean;
  /** The restaurant's own stations. */
  readonly stations: readonly string[];
}

/** The kitchen's screen: tickets, the pass, and this screen's sound, printing and memory. */
export function KitchenScreen({ restaurantId, orders, fromCache, stations: own }: KitchenScreenProps) {
  useLaterAhead();
  const now = useNow(TICK);
  const progress = useProgress(restaurantId);
  const { wishes } = progress;
  const current = useMemo(
    () => withWishes(orders, wishes).filter(({ value }) => isForKitchen(value, now)),
    [orders, wishes, now],
  );
  const stations = useStations(stationsOf(current, own));
  const everything = useMemo(() => allTickets(current, []), [current]);
  const address = stations.chosen.join('\n');
  const shown = useMemo(
    () => allTickets(current, address === '' ? [] : address.split('\n')),
    [current, address],
  );
  const board = useMemo(() => ({ ...boardOf(shown), stations: address }), [shown, address]);
  // A tap is drawn on its ticket first, because dealing 40 tickets again would take longer than a tap may.
  const placed = useDeferredValue(board);
  const cards = useMemo(() => asTheyAre(placed.open, shown), [placed, shown]);

  const printer = useKotPrinter(restaurantId, { tickets: shown, now });
  // The device's memory of the tickets is updated after a tap is drawn.
  const remembered = useDeferredValue(everything);
  const waits = useWaits(restaurantId, remembered, now);
  const movedFrom = useMoved(restaurantId, remembered);
  const { news, hear } = useNews(board.open, { stations: address, isLive: !fromCache, now });
  const bell = useBell(news.tickets.length + news.cancelled.length > 0);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [hasSheet, setHasSheet] = useState(false);
  if (isSheetOpen && !hasSheet) setHasSheet(true);
  const closeSheet = useCallback(() => setSheetOpen(false), []);
  const [isStockOpen, setStockOpen] = useState(false);
  const openStock = useCallback(() => {
    setSheetOpen(false);
    setStockOpen(true);
  }, []);
  const [usesStock] = useUsesStock(restaurantId);
  const keepsStock = useKeepsStock(restaurantId);
  const [below, setBelow] = useState<readonly Element[]>(NONE);
  useLastView({ now });

  const usesKeys = useTicketKeys(cards, {
    bump: (ticket) => {
      const next = nextBump(ticket);
      if (next === null) progress.confirm(ticket, unconfirmed(ticket));
      else progress.advance(ticket, next);
    },
    recall: (ticket) => {
      const last = lastBump(ticket);
      if (last !== null) progress.recall(ticket, last);
    },
    print: printer.print,
    help: () => setSheetOpen(true),
  });

  return (
    <div className={styles['service']} data-keys={usesKeys}>
      <StaleBanner fromCache={fromCache} now={now} />
      <KitchenBar
        {...{ stations, news, bell }}
        onHeard={hear}
        onSettings={() => setSheetOpen(true)}
        onStock={usesStock ? openStock : null}
      />
      {(usesStock || keepsStock) && <StockSender restaurantId={restaurantId} onOpen={openStock} />}
      {cards.length === 0 ? (
        <div className={styles['nothing']}>
          <Nothing {...stations} />
        </div>
      ) : (
        <TicketBoard
          tickets={cards}
          unheard={news.tickets}
          stations={placed.stations}
          onBelow={setBelow}
          {...{ now, progress, printer, movedFrom }}
        />
      )}
      <KitchenDock
        board={placed}
        progress={progress}
        waits={ticketTimeOf(waits, stations.chosen, now)}
        below={cards.length === 0 ? NONE : below}
      />
      {hasSheet && (
        <ScreenSheet
          stands={{ waiting: null }}
          open={isSheetOpen}
          onClose={closeSheet}
          settings={printer.settings}
          onChange={printer.change}
          onStock={openStock}
          now={now}
        />
      )}
      {isStockOpen && <StockSheet restaurantId={restaurantId} onClose={() => setStockOpen(false)} />}
    </div>
  );
}
