import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { href } from '@bhoj/domain/catalogue/routes';
import { useState } from 'react';
import { MANUAL_TRANSITIONS } from '@bhoj/domain/tables/table';
import type { TableStatus } from '@bhoj/domain/tables/table';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import { reservationText } from '../../../blocks/table/reservation-text.ts';
import { useClient } from '../../../firebase/client.ts';
import { useMayGo } from '../../../firebase/rights.ts';
import { setTableStatus } from '../../../firebase/write.ts';
import { tablesPart } from '../../../messages/owner/tables/en.ts';
import { aheadPart } from '../../../messages/shared/ahead/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { ReserveDialog } from './reserve-dialog.tsx';
import type { OrderPartProps } from './order-part.tsx';

/** Sets a table without guests to reserved, out of service or available. */
export function StatePart({ data, table }: OrderPartProps) {
  const words = useWords(tablesPart);

  const reservationWords = useWords(reservationPart);
  const ahead = useWords(aheadPart);
  const mayGo = useMayGo();

  const client = useClient();
  const [hasFailed, setFailed] = useState(false);
  const isBooked = table.reservation?.bookingId !== undefined;
  const possible = isBooked ? [] : MANUAL_TRANSITIONS[table.status];
  const [isReserving, setReserving] = useState(false);
  const write = (status: TableStatus, reservation: Reservation | null) => {
    setFailed(false);
    setReserving(false);
    // Offline the write is stored on the device, so it shows at once either way.
    setTableStatus(client, { restaurantId: data.restaurantId, tableId: table.id }, status, reservation).catch(
      () => setFailed(true),
    );
  };
  const move = (status: TableStatus) => (status === 'Reserved' ? setReserving(true) : write(status, null));
  const reserved = reservationText(reservationWords, table, data.now);
  if (possible.length === 0 && !isBooked) return null;
  return (
    <Stack component="section" aria-label={words.state} sx={{ gap: 1 }}>
      {reserved !== null && (
        <Typography>
          <strong>{reserved.line}</strong> {reserved.says}
        </Typography>
      )}
      {isBooked && <Typography>{ahead.fromBookings}</Typography>}
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {isBooked && mayGo('bookings') && (
          <Button component={Link} to={href('bookings')} variant="outlined" sx={{ flex: '1 1 auto' }}>
            {words.openBookings}
          </Button>
        )}
        {possible.map((status) => (
          <Button key={status} variant="outlined" onClick={() => move(status)} sx={{ flex: '1 1 auto' }}>
            {words.moves[status]}
          </Button>
        ))}
        {table.status === 'Reserved' && !isBooked && (
          <Button variant="outlined" onClick={() => setReserving(true)} sx={{ flex: '1 1 auto' }}>
            {reservationWords.change}
          </Button>
        )}
      </Stack>
      {isReserving && (
        <ReserveDialog
          table={table}
          now={data.now}
          onReserve={(reservation) => write('Reserved', reservation)}
          onClose={() => setReserving(false)}
        />
      )}
      {hasFailed && <Notice tone="error">{words.moveFailed}</Notice>}
    </Stack>
  );
}
