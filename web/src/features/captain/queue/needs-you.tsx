import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { useWords } from '../../../words/use-words.ts';
import { askingAtDoor } from '../state/captain-model.ts';
import { needsByPlace } from '../state/needs-model.ts';
import type { Need } from '../state/needs-model.ts';
import { CallCard, DeclarationCard } from './calls.tsx';
import { ClearDoor } from './clear-door.tsx';
import { KnockCard } from './knock-card.tsx';
import { ToServe } from './to-serve.tsx';
import { WaitingRoundCard } from './waiting-round.tsx';
import type { Place } from '../state/use-place.ts';
import type { CaptainData } from '../state/use-captain-data.ts';
import styles from './needs-you.module.css';

export interface NeedsYouProps {
  readonly data: CaptainData;
  readonly go: (to: Partial<Place>) => void;
  /** True beside the tables, false over them at the bottom of the screen. */
  readonly isBeside: boolean;
}

function NeedCard({ need, data, go }: Omit<NeedsYouProps, 'isBeside'> & { readonly need: Need }) {
  const { restaurantId, now } = data;
  switch (need.kind) {
    case 'call':
      return <CallCard order={need.order} now={now} />;
    case 'phone':
      return <KnockCard phone={need.phone} now={now} />;
    case 'round':
      return <WaitingRoundCard data={data} round={need.round} />;
    case 'declaration':
      return <DeclarationCard payment={need.payment} go={go} />;
    case 'serve':
      return <ToServe restaurantId={restaurantId} order={need.order} />;
  }
}

/**
 * Everything that needs attention, by table: calls, phones to let in, rounds to accept, declared payments and dishes to
 * serve. It stands beside the tiles where a wide screen has room, else over them at the bottom: no tile moves when something
 * comes.
 */
export function NeedsYou({ data, go, isBeside }: NeedsYouProps) {
  const captain = useWords(captainPart);
  const names = useNameWords();

  const { orders, now } = data;
  const places = needsByPlace(orders, now);
  const atDoor = askingAtDoor(orders, now);
  if (places.length === 0) {
    return (
      <p role="status" className={styles['quiet']}>
        {captain.nobodyWaits}
      </p>
    );
  }
  return (
    <section aria-label={captain.needsYou} className={styles['needs']} data-beside={isBeside}>
      <h2 className={styles['heading']}>{captain.needsYou}</h2>
      <ul>
        {places.map(({ key, order, needs }) => (
          <li key={key} className={styles['place']}>
            <ul aria-label={orderName(names, order)}>
              {needs.map((need) => (
                <NeedCard key={need.key} {...{ need, data, go }} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {atDoor > 0 && <ClearDoor count={atDoor} />}
    </section>
  );
}
