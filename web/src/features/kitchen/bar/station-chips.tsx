import { useRef } from 'react';
import { kitchenPart } from '../../../messages/kitchen/kitchen/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Chip } from '../../../ui/plain/chip.tsx';
import type { Stations } from '../state/use-stations.ts';
import { useChosenInSight } from './use-chosen-in-sight.ts';
import styles from './kitchen-bar.module.css';

/** The stations to choose from. The last chosen one stays in sight. */
export function StationChips({ known, chosen, toggle, showAll }: Stations) {
  const kitchen = useWords(kitchenPart);
  const row = useRef<HTMLDivElement>(null);
  const last = chosen.at(-1);
  // The chip of all stations is first.
  useChosenInSight(row, last === undefined ? 0 : known.indexOf(last) + 1, known.length);

  return (
    <div ref={row} role="group" aria-label={kitchen.stations} className={styles['stations']}>
      <Chip selected={chosen.length === 0} onClick={showAll}>
        {kitchen.allStations}
      </Chip>
      {known.map((name) => (
        <Chip key={name} selected={chosen.includes(name)} onClick={() => toggle(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}
