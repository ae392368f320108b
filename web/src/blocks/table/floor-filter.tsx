import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useFloorName } from '../names/floor-name.ts';
import { floorPart } from '../../messages/shared/places/en.ts';
import { useWords } from '../../words/use-words.ts';

export interface FloorFilterProps {
  readonly floors: readonly number[];
  /** Null means all floors. */
  readonly value: number | null;
  readonly onChange: (floor: number | null) => void;
}

/** Chooses one floor or all. With many floors, the strip scrolls sideways. */
export function FloorFilter({ floors, value, onChange }: FloorFilterProps) {
  const words = useWords(floorPart);
  const floorName = useFloorName(words.floor);

  return (
    <ToggleButtonGroup
      exclusive
      aria-label={words.floors}
      value={value ?? 0}
      onChange={(_, floor: number | null) => onChange(floor === 0 ? null : (floor ?? value))}
      sx={{ maxWidth: '100%', overflowX: 'auto', '& > *': { flex: 'none' } }}
    >
      <ToggleButton value={0}>{words.all}</ToggleButton>
      {floors.map((floor) => (
        <ToggleButton key={floor} value={floor}>
          {floorName(floor)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
