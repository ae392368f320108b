import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { qrCodes } from '../../messages/qr-codes.ts';
import { QrCard } from './qr-card.tsx';
import type { FloorTables } from './qr-model.ts';

export const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
};

export function FloorCodes({ group }: { readonly group: FloorTables }) {
  return (
    <Box component="section" aria-label={qrCodes.floor(group.floor)} sx={{ mb: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {qrCodes.floor(group.floor)}
      </Typography>
      <Box sx={grid}>
        {group.tables.map((table) => (
          <QrCard key={table.id} table={table} />
        ))}
      </Box>
    </Box>
  );
}

export interface FloorFilterProps {
  readonly floors: readonly number[];
  /** Null is all of them. */
  readonly value: number | null;
  readonly onChange: (floor: number | null) => void;
}

/** What is shown is what is printed. */
export function FloorFilter({ floors, value, onChange }: FloorFilterProps) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={qrCodes.floors}
      value={value ?? 0}
      onChange={(_, floor: number | null) => onChange(floor === 0 ? null : (floor ?? value))}
      sx={{ mb: 3, maxWidth: '100%', flexWrap: 'wrap' }}
    >
      <ToggleButton value={0}>{qrCodes.allFloors}</ToggleButton>
      {floors.map((floor) => (
        <ToggleButton key={floor} value={floor}>
          {qrCodes.floor(floor)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
