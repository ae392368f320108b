import Button from '@mui/material/Button';
import { ChefHat } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { profiles } from '@bhoj/domain/collections/restaurant';
import { orders as orderCollection } from '@bhoj/domain/collections/service';
import type { Order } from '@bhoj/domain/orders/order.schema';
import { useLiveDoc, useLiveList } from '../../firebase/live.ts';
import type { Entry } from '../../firebase/live.ts';
import { useClockOffset } from '../../firebase/server-clock.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { kitchen } from '../../messages/kitchen.ts';
import { useTheme } from '../../theme/theme-mode.tsx';
import { DeniedState } from '../../ui/denied-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { StateBlock } from '../../ui/state-block.tsx';
import { useNow } from '../../ui/use-now.ts';
import { boardOf, stationsOf } from './kitchen-model.ts';
import type { Board } from './kitchen-model.ts';
import { KitchenBar } from './kitchen-bar.tsx';
import { KitchenDock } from './kitchen-dock.tsx';
import { StaleBanner } from './stale-banner.tsx';
import { TicketBoard, TicketBoardSkeleton } from './ticket-board.tsx';
import { useBell } from './use-bell.ts';
import { useProgress } from './use-progress.ts';
import { useUnheard } from './use-unheard.ts';
import { useWakeLock } from './use-wake-lock.ts';
import styles from './kitchen.module.css';

/** Minutes move on by themselves. */
const TICK = 10_000;

const STATION = 'station';

function Nothing({ station, onAll }: { readonly station: string | null; readonly onAll: () => void }) {
  return station === null ? (
    <StateBlock icon={ChefHat} title={kitchen.nothing} text={kitchen.nothingHint} />
  ) : (
    <StateBlock
      icon={ChefHat}
      title={kitchen.nothingAt(station)}
      action={
        <Button variant="outlined" onClick={onAll}>
          {kitchen.showAll}
        </Button>
      }
    />
  );
}

interface ServiceProps {
  readonly restaurantId: string;
  readonly orders: readonly Entry<Order>[];
  readonly known: readonly string[];
}

function Service({ restaurantId, orders, known }: ServiceProps) {
  const [search, setSearch] = useSearchParams();
  const station = search.get(STATION);
  const board: Board = boardOf(orders, station === null ? [] : [station]);
  const progress = useProgress(restaurantId);
  const { unheard, hear } = useUnheard(board.open);
  const bell = useBell(unheard.length > 0);
  const now = useNow(TICK) + useClockOffset();
  const show = (name: string | null) =>
    setSearch(name === null ? {} : { [STATION]: name }, { replace: true });
  return (
    <>
      <KitchenBar
        stations={stationsOf(orders, known)}
        station={station}
        onStation={show}
        unheard={unheard.length}
        onHeard={hear}
        bell={bell}
      />
      {board.open.length === 0 ? (
        <div className={styles['nothing']}>
          <Nothing station={station} onAll={() => show(null)} />
        </div>
      ) : (
        <TicketBoard tickets={board.open} {...{ now, unheard, progress }} />
      )}
      <KitchenDock board={board} progress={progress} />
    </>
  );
}

function Content() {
  const restaurantId = useRestaurantId();
  const at = restaurantId === null ? null : { restaurantId };
  const open = useLiveList(orderCollection, at, orderCollection.queries.open());
  const profile = useLiveDoc(profiles, at);
  if (open.state === 'denied')
    return <DeniedState isPage title={common.notAllowed} text={common.notAllowedHint} />;
  if (open.state === 'failed') {
    return (
      <ErrorState
        title={kitchen.couldNotLoad}
        text={common.couldNotLoadHint}
        retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
      />
    );
  }
  if (open.state !== 'ready' || restaurantId === null) {
    return (
      <>
        <header className={styles['bar']}>
          <h1>{kitchen.title}</h1>
        </header>
        <TicketBoardSkeleton />
      </>
    );
  }
  return (
    <>
      <StaleBanner fromCache={open.fromCache} />
      <Service
        restaurantId={restaurantId}
        orders={open.value}
        known={profile.state === 'ready' ? profile.value.stations : []}
      />
    </>
  );
}

/** The wall screen: what to cook, in order of time. Dark unless its people have chosen light. */
export function KitchenPage() {
  const { mode } = useTheme();
  useWakeLock();
  return (
    <div className={styles['page']} data-theme={mode === 'light' ? 'light' : 'dark'}>
      <Content />
    </div>
  );
}
