import { BellRing, Volume2, VolumeX } from 'lucide-react';
import { kitchen } from '../../messages/kitchen.ts';
import { Chip } from '../../ui/plain/chip.tsx';
import type { Bell } from './use-bell.ts';
import styles from './kitchen.module.css';

export interface KitchenBarProps {
  readonly stations: readonly string[];
  /** Null shows all of them. */
  readonly station: string | null;
  readonly onStation: (station: string | null) => void;
  /** How many tickets nobody has noticed yet. */
  readonly unheard: number;
  readonly onHeard: () => void;
  readonly bell: Bell;
}

/** Above the tickets: which station, what is new, and whether the screen may sound. */
export function KitchenBar({ stations, station, onStation, unheard, onHeard, bell }: KitchenBarProps) {
  return (
    <header className={styles['bar']}>
      <h1>{kitchen.title}</h1>
      {stations.length > 1 && (
        <div role="group" aria-label={kitchen.stations} className={styles['stations']}>
          <Chip selected={station === null} onClick={() => onStation(null)}>
            {kitchen.allStations}
          </Chip>
          {stations.map((name) => (
            <Chip key={name} selected={station === name} onClick={() => onStation(name)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <div role="status" className={styles['news']}>
        {unheard > 0 && (
          <>
            <BellRing size={24} aria-hidden />
            <span>{kitchen.newTickets(unheard)}</span>
            <button type="button" onClick={onHeard}>
              {kitchen.gotIt}
            </button>
          </>
        )}
      </div>
      <button type="button" className={styles['sound']} data-on={bell.canSound} onClick={bell.test}>
        {bell.canSound ? <Volume2 size={24} aria-hidden /> : <VolumeX size={24} aria-hidden />}
        {bell.canSound ? kitchen.testSound : kitchen.soundOn}
      </button>
    </header>
  );
}
