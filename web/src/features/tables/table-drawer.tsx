import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { StatusBadge } from '../../blocks/status-badge.tsx';
import { tableName } from '../../blocks/table-name.ts';
import { common } from '../../messages/common.ts';
import { tables as words } from '../../messages/tables.ts';
import { Notice } from '../../ui/notice.tsx';
import { OrderPart } from './order-part.tsx';
import { QrPart } from './qr-part.tsx';
import { RemovePart } from './remove-part.tsx';
import { SeatsPart } from './seats-part.tsx';
import { StatePart } from './state-part.tsx';
import type { House } from './use-house.ts';

/** From here on the table stands beside the plan; below, it takes the screen. */
const WIDE = '(min-width:600px)';

export interface TableDrawerProps {
  readonly house: House;
  /** Null while no table is looked at. */
  readonly tableId: string | null;
  readonly onClose: () => void;
}

/** One table: what is on it, its state, seats and code. */
export function TableDrawer({ house, tableId, onClose }: TableDrawerProps) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const table = house.tables.find(({ id }) => id === tableId) ?? null;
  const name = tableName(tableId ?? '');
  return (
    <Drawer
      anchor={isWide ? 'right' : 'bottom'}
      open={tableId !== null}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': name,
          sx: { width: isWide ? 440 : '100%', maxHeight: isWide ? 'none' : '92dvh', p: { xs: 2, sm: 3 } },
        },
      }}
    >
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {table !== null && <StatusBadge status={table.status} size="large" />}
        <IconButton aria-label={common.close} onClick={onClose} sx={{ ml: 'auto' }}>
          <X aria-hidden />
        </IconButton>
      </Stack>
      {tableId !== null && table === null && <Notice tone="info">{words.gone}</Notice>}
      {table !== null && (
        // Another table's typed seats or a failure of it are nothing to this one.
        <Stack key={table.id} sx={{ gap: 3 }}>
          <Box sx={{ color: 'text.secondary', mt: -1.5 }}>
            {words.onFloor(table.floor, words.seats(table.seats))}
          </Box>
          <OrderPart house={house} table={table} />
          <StatePart house={house} table={table} />
          <SeatsPart table={table} />
          <QrPart table={table} />
          <RemovePart house={house} table={table} onRemoved={onClose} />
        </Stack>
      )}
    </Drawer>
  );
}
