import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Table } from '@bhoj/domain/tables/table';
import type { Words } from '../../../words/part.ts';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { floorsFor } from './add-model.ts';
import type { AddDraft, AddFault } from './add-model.ts';
import type { TablesData } from '../state/use-tables-data.ts';

function sentence(words: Words<'tables'>, fault: AddFault): string {
  switch (fault.field) {
    case 'floor':
      return words.floorFull;
    case 'rooms':
      return words.roomFaults[fault.why](fault.what);
    case 'count':
      return words.countFault(fault.max);
    case 'seats':
      return words.seatsFault(fault.max);
  }
}

export interface AddFieldsProps {
  readonly draft: AddDraft;
  readonly data: TablesData;
  readonly faults: readonly AddFault[];
  readonly disabled: boolean;
  readonly onChange: (draft: AddDraft) => void;
}

export function AddFields({ draft, data, faults, disabled, onChange }: AddFieldsProps) {
  const words = useWords(tablesPart);
  const floorName = useFloorName(words.floor);

  const floors = floorsFor(draft.kind, data.tables);
  const isNew = (floor: number) => !data.tables.some((table) => table.floor === floor);
  /** Returns the text below a field: its fault, else its hint. */
  const below = (field: AddFault['field'], hint?: string) => {
    const fault = faults.find((each) => each.field === field);
    return { error: fault !== undefined, helperText: fault === undefined ? hint : sentence(words, fault) };
  };
  const numeric = { htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } } as const;
  return (
    <>
      {data.hasRooms && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label={words.kind}
          value={draft.kind}
          disabled={disabled}
          onChange={(_, kind: Table['kind'] | null) =>
            kind !== null && onChange({ ...draft, kind, floor: 1 })
          }
        >
          <ToggleButton value="table">{words.kinds.table}</ToggleButton>
          <ToggleButton value="room">{words.kinds.room}</ToggleButton>
        </ToggleButtonGroup>
      )}
      <TextField
        select
        id="add-floor"
        label={words.floorField}
        value={draft.floor}
        disabled={disabled}
        {...below('floor')}
        onChange={(event) => onChange({ ...draft, floor: Number(event.target.value) })}
      >
        {floors.map((floor) => (
          <MenuItem key={floor} value={floor}>
            {isNew(floor) ? words.newFloor(floor) : floorName(floor)}
          </MenuItem>
        ))}
      </TextField>
      {draft.kind === 'room' ? (
        <TextField
          label={words.roomsField}
          value={draft.rooms}
          disabled={disabled}
          {...below('rooms', words.roomsHint)}
          onChange={(event) => onChange({ ...draft, rooms: event.target.value })}
          slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 400 } }}
        />
      ) : (
        <TextField
          label={words.countField}
          value={draft.count}
          disabled={disabled}
          {...below('count')}
          onChange={(event) => onChange({ ...draft, count: event.target.value })}
          onFocus={(event) => event.target.select()}
          slotProps={numeric}
        />
      )}
      <TextField
        label={words.seatsEach}
        value={draft.seats}
        disabled={disabled}
        {...below('seats')}
        onChange={(event) => onChange({ ...draft, seats: event.target.value })}
        onFocus={(event) => event.target.select()}
        slotProps={numeric}
      />
    </>
  );
}
