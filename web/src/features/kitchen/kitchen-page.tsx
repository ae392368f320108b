import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { withUnreadableOf } from '../../firebase/live-values.ts';
import { useRestaurantId } from '../../firebase/restaurant.tsx';
import { useDrawnOnce } from '../../firebase/use-drawn-once.ts';
import { kitchenPart } from '../../messages/kitchen/kitchen/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useTheme } from '../../theme/theme-mode.tsx';
import { KitchenBarSkeleton } from './bar/kitchen-bar.tsx';
import { KitchenScreen } from './kitchen-screen.tsx';
import { TicketBoardSkeleton } from './board/ticket-board.tsx';
import { useKitchenOrders } from './state/use-kitchen-orders.ts';
import { useWakeLock } from './state/use-wake-lock.ts';
import { Gate } from '../../ui/plain/gate.tsx';
import styles from './kitchen.module.css';

/** One constant element, so that an answer that is not enough does not draw it again. */
const SKELETON = (
  <div className={styles['service']}>
    <KitchenBarSkeleton />
    <TicketBoardSkeleton />
  </div>
);

function Content() {
  const kitchen = useWords(kitchenPart);

  const restaurantId = useRestaurantId();
  const profile = useLiveDoc(profiles, { restaurantId }, { anyAge: true });
  // The profile brings the stations, and their buttons would move the tickets.
  const orders = useDrawnOnce(useKitchenOrders(restaurantId), profile);
  return (
    <Gate
      isPage
      live={withUnreadableOf(orders, profile)}
      skeleton={SKELETON}
      words={{ failed: kitchen.couldNotLoad }}
    >
      {(shown, fromCache) => (
        <KitchenScreen
          {...{ restaurantId, fromCache }}
          orders={shown}
          stations={profile.state === 'ready' ? profile.value.stations : []}
        />
      )}
    </Gate>
  );
}

/** The wall screen: dishes to cook in order of time. Dark unless the kitchen has chosen light. */
export function KitchenPage() {
  const { mode } = useTheme();
  useWakeLock();
  return (
    <div className={styles['page']} data-theme={mode === 'light' ? 'light' : 'dark'}>
      <Content />
    </div>
  );
}
