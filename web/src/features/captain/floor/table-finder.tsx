import { Search } from 'lucide-react';
import { memo } from 'react';
import { same } from '@bhoj/domain/kernel/same';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { ChipRail } from '../../../ui/plain/chip.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { Among, Sought } from '../state/find-model.ts';
import styles from '../dishes/menu-search.module.css';

export interface TableFinderProps {
  readonly floors: readonly number[];
  readonly sought: Sought;
  readonly onSeek: (sought: Sought) => void;
}

/** Finds a table among many: by its name or number, of a floor, mine, or waiting. */
export const TableFinder = memo(function TableFinder({ floors, sought, onSeek }: TableFinderProps) {
  const floor = useWords(floorPart);
  const captain = useWords(captainPart);
  const floorName = useFloorName(captain.floor);
  const ofFloors = floors.length < 2 ? [] : floors;
  const items: { id: Among; label: string }[] = [
    { id: 'all', label: captain.all },
    { id: 'waiting', label: floor.waitingTables },
    { id: 'mine', label: floor.myTables },
    ...ofFloors.map((n) => ({ id: `floor-${n}` as const, label: floorName(n) })),
  ];
  return (
    <div className={styles['finder']}>
      <label className={styles['search']}>
        <Search size={20} aria-hidden />
        <input
          type="search"
          aria-label={floor.findTable}
          placeholder={floor.findTable}
          value={sought.query}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onSeek({ ...sought, query: event.target.value })}
        />
      </label>
      <ChipRail
        label={floor.whichTables}
        items={items}
        current={sought.among}
        onSelect={(among) => onSeek({ ...sought, among })}
      />
    </div>
  );
}, same);
