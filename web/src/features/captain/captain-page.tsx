import { Armchair } from 'lucide-react';
import { Activity, useEffect } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { useLastView } from '../../blocks/last-view/use-last-view.ts';
import { useRestaurantId, useWorkplace } from '../../firebase/restaurant.tsx';
import { captainPart } from '../../messages/captain/captain/en.ts';
import { useWords } from '../../words/use-words.ts';
import { FloorSkeleton } from './floor/floor-skeleton.tsx';
import { FloorPlan } from './floor/floor-plan.tsx';
import { useView } from './floor/use-view.ts';
import { ViewChoice } from './floor/view-choice.tsx';
import { Ringing } from './queue/ringing.tsx';
import { SoundSwitch } from './queue/sound-switch.tsx';
import { NeedsYou } from './queue/needs-you.tsx';
import { useCallBell } from './queue/use-call-bell.ts';
import { AskedOfMe, HeldPriceLists, loadLater } from './later.ts';
import { PlaceScreen } from './place-screen.tsx';
import { usePlace } from './state/use-place.ts';
import { useCaptainData } from './state/use-captain-data.ts';
import type { CaptainData } from './state/use-captain-data.ts';
import { ButtonLink } from '../../ui/plain/button-link.tsx';
import { Gate } from '../../ui/plain/gate.tsx';
import { PlainNotice } from '../../ui/plain/notice.tsx';
import { EmptyState } from '../../ui/plain/states.tsx';
import { useMedia } from '../../ui/shared/use-media.ts';
import styles from './captain-page.module.css';

/** From this width on, the floor plan and one table stand side by side. */
const WIDE = '(min-width:1000px)';

function NoTables() {
  const captain = useWords(captainPart);

  return useWorkplace().role === 'owner' ? (
    <EmptyState
      icon={Armchair}
      line={captain.noTables}
      action={<ButtonLink to={href('seating')}>{captain.setUpTables}</ButtonLink>}
    />
  ) : (
    <EmptyState icon={Armchair} line={captain.noTablesForCaptain} />
  );
}

/**
 * Returns why the restaurant takes no rounds: it is suspended, or its plan and the days of grace are over. Null when it
 * does.
 */
function whyNoRounds({ profile, now }: CaptainData): 'suspended' | 'orderingEnded' | null {
  if (profile.state !== 'ready') return null;
  const { suspended, orderingUntil } = profile.value;
  if (suspended === true) return 'suspended';
  return orderingUntil !== null && now >= orderingUntil ? 'orderingEnded' : null;
}

/** ms after the tables, when loading competes with nothing. */
const LATER = 500;

/** Loads the parts that the first taps open. Without a network, each part reports that itself. */
function useLaterAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadLater(), LATER);
    return () => clearTimeout(timer);
  }, []);
}

/** What others ask of the person here. One element for ever, so that no tap on the tables draws it again. */
const ASKED = <AskedOfMe stands={{ failed: null }} />;

function Floor({ data }: { readonly data: CaptainData }) {
  const captain = useWords(captainPart);

  useLaterAhead();
  const isWide = useMedia(WIDE);
  const { place, go } = usePlace();
  const [view, setView] = useView();
  const bell = useCallBell(data);
  const why = whyNoRounds(data);
  const isSomewhere = place.tableId !== null || place.orderId !== null;
  useLastView({ now: data.now, isBase: !isSomewhere });
  const isFreeBeside = isWide && !isSomewhere;
  return (
    <>
      <Ringing bell={bell} />
      {ASKED}
      {data.menu.state === 'ready' && data.menu.value.priceLists !== undefined && (
        <HeldPriceLists stands={{ failed: null }} restaurantId={data.restaurantId} />
      )}
      <div className={styles['page']} data-wide={isWide}>
        {/* Behind a table it is not drawn again: drawing 60 tiles would take longer than a tap may. */}
        <Activity mode={isWide || !isSomewhere ? 'visible' : 'hidden'}>
          <div className={styles['floor']}>
            <header className={styles['head']}>
              <h1>{captain.title}</h1>
              {data.tables.length > 0 && <ViewChoice view={view} onView={setView} />}
              <SoundSwitch bell={bell} />
            </header>
            {why !== null && <PlainNotice tone="warning">{captain[why]}</PlainNotice>}
            {data.tables.length === 0 ? <NoTables /> : <FloorPlan {...{ data, place, view, go }} />}
            {data.tables.length > 0 && !isFreeBeside && (
              <NeedsYou
                {...{ data, go }}
                isBeside={false}
                shownAt={isWide && place.view === 'order' ? place.tableId : null}
              />
            )}
          </div>
        </Activity>
        {(isWide || isSomewhere) && (
          <div className={styles['detail']}>
            {isSomewhere ? (
              <PlaceScreen
                key={`${place.tableId} ${place.orderId} ${place.view} ${place.declared}`}
                {...{ data, place, isWide, go }}
              />
            ) : (
              <>
                <NeedsYou {...{ data, go }} isBeside />
                <EmptyState icon={Armchair} line={captain.choose} />
              </>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** One constant element, so that an answer that is not enough does not draw it again. */
const SKELETON = <FloorSkeleton />;

/** The captain's page: all tables, taking orders, bills. */
export function CaptainPage() {
  const captain = useWords(captainPart);

  const data = useCaptainData(useRestaurantId());
  return (
    <Gate isPage live={data} skeleton={SKELETON} words={{ failed: captain.couldNotLoad }}>
      {(value) => <Floor data={value} />}
    </Gate>
  );
}
