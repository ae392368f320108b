import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Armchair } from 'lucide-react';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/platform/routes';
import { useRestaurantId, useSession } from '../../firebase/session.tsx';
import { captain } from '../../messages/captain.ts';
import { common } from '../../messages/common.ts';
import { DeniedState } from '../../ui/denied-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FloorSkeleton } from './floor-skeleton.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { Ringing, SoundState } from './queue/call-bell.tsx';
import { useCallBell } from './queue/use-call-bell.ts';
import { PlaceScreen } from './place-screen.tsx';
import { usePlace } from './use-place.ts';
import { useService } from './use-service.ts';
import type { Service } from './use-service.ts';
import styles from './captain-page.module.css';

/** From here on the floor plan and one table stand side by side. */
const WIDE = '(min-width:1000px)';

function NoTables() {
  const session = useSession();
  const isOwner = session.state === 'in' && session.user.claims?.role === 'owner';
  return isOwner ? (
    <EmptyState
      icon={Armchair}
      line={captain.noTables}
      action={
        <Button component={Link} to={href('seating')} variant="contained">
          {captain.setUpTables}
        </Button>
      }
    />
  ) : (
    <EmptyState icon={Armchair} line={captain.noTablesForCaptain} />
  );
}

/** Whether trial or subscription, with its days of grace, is over. */
const hasEnded = ({ profile, now }: Service): boolean =>
  profile.state === 'ready' && profile.value.orderingUntil !== null && now >= profile.value.orderingUntil;

function Floor({ service }: { readonly service: Service }) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const { place, go } = usePlace();
  const bell = useCallBell(service);
  const isSomewhere = place.tableId !== null || place.orderId !== null;
  return (
    <div className={styles['page']} data-wide={isWide}>
      <Ringing bell={bell} />
      {(isWide || !isSomewhere) && (
        <div className={styles['floor']}>
          <header className={styles['head']}>
            <h1>{captain.title}</h1>
            <SoundState bell={bell} />
          </header>
          {hasEnded(service) && <Notice tone="warning">{captain.orderingEnded}</Notice>}
          {service.tables.length === 0 ? <NoTables /> : <FloorPlan {...{ service, place, go }} />}
        </div>
      )}
      {(isWide || isSomewhere) && (
        <div className={styles['detail']}>
          {isSomewhere ? (
            <PlaceScreen
              key={`${place.tableId} ${place.orderId} ${place.view}`}
              {...{ service, place, isWide, go }}
            />
          ) : (
            <EmptyState icon={Armchair} line={captain.choose} />
          )}
        </div>
      )}
    </div>
  );
}

function Content({ restaurantId }: { readonly restaurantId: string }) {
  const service = useService(restaurantId);
  if (typeof service !== 'string') return <Floor service={service} />;
  if (service === 'loading') return <FloorSkeleton />;
  if (service === 'denied')
    return <DeniedState isPage title={common.notAllowed} text={common.notAllowedHint} />;
  return (
    <ErrorState
      title={captain.couldNotLoad}
      text={common.couldNotLoadHint}
      retry={{ label: common.tryAgain, onRetry: () => globalThis.location.reload() }}
    />
  );
}

/** The captain's phone: every table, taking orders, bills. */
export function CaptainPage() {
  const restaurantId = useRestaurantId();
  return restaurantId === null ? <FloorSkeleton /> : <Content restaurantId={restaurantId} />;
}
