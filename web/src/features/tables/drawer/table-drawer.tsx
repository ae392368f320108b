import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { StatusBadge } from '../../../blocks/table/status-badge.tsx';
import { tableName } from '../../../blocks/names/table-name.ts';
import { useFloorName } from '../../../blocks/names/floor-name.ts';
import { usePlaceWords } from '../../../blocks/names/name-words.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { SidePanel } from '../../../ui/mui/side-panel.tsx';
import { OrderPart } from './order-part.tsx';
import { NamePart } from './name-part.tsx';
import { QrPart } from './qr-part.tsx';
import { RemovePart } from './remove-part.tsx';
import { SeatsPart } from './seats-part.tsx';
import { StatePart } from './state-part.tsx';
import type { TablesData } from '../state/use-tables-data.ts';

export interface TableDrawerProps {
  readonly data: TablesData;
  /** Null when no table is open. */
  readonly tableId: string | null;
  readonly onClose: () => void;
}

/** One table: its order, state, seats and code. */
export function TableDrawer({ data, tableId, onClose }: TableDrawerProps) {
  const common = useWords(commonPart);
  const words = useWords(tablesPart);
  const floorName = useFloorName(words.floor);
  const places = usePlaceWords();

  const table = data.tables.find(({ id }) => id === tableId) ?? null;
  const name = tableName(places, tableId ?? '');
  return (
    <SidePanel
      open={tableId !== null}
      title={name}
      closeLabel={common.close}
      width={440}
      badge={table !== null && <StatusBadge status={table.status} size="large" />}
      onClose={onClose}
    >
      {tableId !== null && table === null && <Notice tone="info">{words.gone}</Notice>}
      {table !== null && (
        // The key resets typed seats and failures when another table opens.
        <Stack key={table.id} sx={{ gap: 3 }}>
          <Box sx={{ color: 'text.secondary', mt: -1.5 }}>
            {words.onFloor(floorName(table.floor), words.seats(table.seats))}
          </Box>
          <OrderPart data={data} table={table} />
          <StatePart data={data} table={table} />
          <NamePart table={table} />
          <SeatsPart table={table} />
          <QrPart table={table} />
          <RemovePart data={data} table={table} onRemoved={onClose} />
        </Stack>
      )}
    </SidePanel>
  );
}
