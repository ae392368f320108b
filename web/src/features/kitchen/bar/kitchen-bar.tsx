import { BellRing, Boxes, Settings2, Volume2, VolumeX } from 'lucide-react';
import type { Ticket } from '@bhoj/domain/orders/kitchen/progress';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { orderNameBesideKind } from '../../../blocks/names/order-name.ts';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Bell } from '../../../ui/shared/use-bell.ts';
import type { News } from '../state/kitchen-model.ts';
import type { Stations } from '../state/use-stations.ts';
import { StationChips } from './station-chips.tsx';
import styles from './kitchen-bar.module.css';

// Constant elements, so that no tap draws them again.
const SOUND = <Volume2 size={24} aria-hidden />;
const MUTE = <VolumeX size={24} aria-hidden />;
const STOCK = <Boxes size={24} aria-hidden />;
const SETTINGS = <Settings2 size={24} aria-hidden />;

export interface KitchenBarProps {
  readonly stations: Stations;
  readonly news: News;
  readonly onHeard: () => void;
  readonly bell: Bell;
  readonly onSettings: () => void;
  /** Opens waste and count; null on a screen that has never shown any stock. */
  readonly onStock: (() => void) | null;
}

/** The portions of a ticket that are not cancelled. */
const portionsOf = ({ lines }: Ticket): number =>
  lines.reduce((n, { line, stage }) => n + (stage === 'cancelled' ? 0 : line.quantity), 0);

/** The bar above the tickets: stations, news, and whether the screen can sound. */
export function KitchenBar({ stations, news, onHeard, bell, onSettings, onStock }: KitchenBarProps) {
  const kitchen = useWords(kitchenPart);

  const names = useNameWords();
  const [first, ...others] = news.tickets;
  const only =
    first === undefined || others.length > 0
      ? null
      : { place: orderNameBesideKind(names, first), dishes: portionsOf(first) };
  const words = kitchen.news(news.tickets.length, news.cancelled.length, only);
  return (
    <header className={styles['bar']}>
      <h1>{kitchen.title}</h1>
      {stations.known.length > 1 && <StationChips {...stations} />}
      <div role="status" className={styles['news']}>
        {words !== '' && (
          <>
            <BellRing size={24} aria-hidden />
            <span>{words}</span>
            <button type="button" onClick={onHeard}>
              {kitchen.gotIt}
            </button>
          </>
        )}
      </div>
      <button type="button" className={styles['sound']} data-on={bell.canSound} onClick={bell.test}>
        {bell.canSound ? SOUND : MUTE}
        {bell.canSound ? kitchen.testSound : kitchen.soundOn}
      </button>
      {onStock !== null && (
        <button
          type="button"
          className={styles['sound']}
          aria-label={kitchen.stock}
          title={kitchen.stock}
          onClick={onStock}
        >
          {STOCK}
        </button>
      )}
      <button
        type="button"
        className={styles['sound']}
        aria-label={kitchen.screen.open}
        title={kitchen.screen.open}
        onClick={onSettings}
      >
        {SETTINGS}
      </button>
    </header>
  );
}

/** The bar while the tickets load. */
export function KitchenBarSkeleton() {
  const kitchen = useWords(kitchenPart);

  return (
    <header className={styles['bar']}>
      <h1>{kitchen.title}</h1>
    </header>
  );
}
