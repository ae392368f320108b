import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../firebase/live.ts';
import { useRestaurantId } from '../../firebase/session.tsx';
import { common } from '../../messages/common.ts';
import { kitchen } from '../../messages/kitchen.ts';
import { useTheme } from '../../theme/theme-mode.tsx';
import { DeniedState } from '../../ui/mui/states/denied-state.tsx';
import { ErrorState } from '../../ui/mui/states/error-state.tsx';
import { KitchenBarSkeleton } from './bar/kitchen-bar.tsx';
import { KitchenScreen } from './kitchen-screen.tsx';
import { TicketBoardSkeleton } from './board/ticket-board.tsx';
import { useKitchenOrders } from './state/use-kitchen-orders.ts';
import { useWakeLock } from './state/use-wake-lock.ts';
import styles from './kitchen.module.css';

function Content() {
  const restaurantId = useRestaurantId();
  const orders = useKitchenOrders(restaurantId);
  const profile = useLiveDoc(profiles, restaurantId === null ? null : { restaurantId });
  if (orders.state === 'denied')
    return <DeniedState isPage title={common.notAllowed} text={common.notAllowedHint} />;
  if (orders.state === 'failed') {
    return (
      <ErrorState
        title={kitchen.couldNotLoad}
        text={common.couldNotLoadHint}
        retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
      />
    );
  }
  if (orders.state !== 'ready' || restaurantId === null) {
    return (
      <div className={styles['service']}>
        <KitchenBarSkeleton />
        <TicketBoardSkeleton />
      </div>
    );
  }
  return (
    <KitchenScreen
      restaurantId={restaurantId}
      orders={orders.value}
      fromCache={orders.fromCache}
      stations={profile.state === 'ready' ? profile.value.stations : []}
    />
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
