import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { MANUAL_TRANSITIONS } from '@bhoj/domain/tables/table';
import type { TableStatus } from '@bhoj/domain/tables/table';
import { useClient } from '../../../firebase/client.ts';
import { setTableStatus } from '../../../firebase/write.ts';
import { tablesPart } from '../../../words/owner/tables.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import type { OrderPartProps } from './order-part.tsx';

/** Sets a table without guests to reserved, out of service or available. */
export function StatePart({ data, table }: OrderPartProps) {
  const words = useWords(tablesPart);

  const client = useClient();
  const [hasFailed, setFailed] = useState(false);
  const possible = MANUAL_TRANSITIONS[table.status];
  const move = (status: TableStatus) => {
    setFailed(false);
    // The write is kept on the device while offline, so it shows at once either way.
    setTableStatus(client, { restaurantId: data.restaurantId, tableId: table.id }, status).catch(() =>
      setFailed(true),
    );
  };
  if (possible.length === 0) return null;
  return (
    <Stack component="section" aria-label={words.state} sx={{ gap: 1 }}>
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {possible.map((status) => (
          <Button key={status} variant="outlined" onClick={() => move(status)} sx={{ flex: '1 1 auto' }}>
            {words.moves[status]}
          </Button>
        ))}
      </Stack>
      {hasFailed && <Notice tone="error">{words.moveFailed}</Notice>}
    </Stack>
  );
}
