import { useState } from 'react';
import { MANUAL_TRANSITIONS } from '@bhoj/domain/tables/table';
import type { Table, TableStatus } from '@bhoj/domain/tables/table';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import { reservationText } from '../../../blocks/table/reservation-text.ts';
import { useClient } from '../../../firebase/client.ts';
import { setTableStatus } from '../../../firebase/write.ts';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../words/captain/captain.ts';
import { reservationPart } from '../../../words/shared/reservation.ts';
import { useWords } from '../../../words/use-words.ts';
import { ReserveSheet } from './reserve-sheet.tsx';
import { ClearTable } from './clear-table.tsx';
import type { CaptainData } from '../state/use-captain-data.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import styles from '../captain-text.module.css';

const hintsOf = (captain: Words<'captain'>): Readonly<Record<TableStatus, string>> => ({
  Available: captain.nothingYet,
  Reserved: captain.reservedHint,
  Maintenance: captain.maintenanceHint,
  Occupied: captain.nothingYet,
});

export interface ByHandProps {
  readonly data: CaptainData;
  readonly table: Table;
  /** True while guests there wait for their order to be accepted. */
  readonly asks: boolean;
}

/** Reserves a table without an order, takes it out of service, puts it back, or clears the phones that wait at it. */
export function ByHand({ data, table, asks }: ByHandProps) {
  const captain = useWords(captainPart);

  const words = useWords(reservationPart);

  const client = useClient();
  const [hasFailed, setFailed] = useState(false);
  const [isReserving, setReserving] = useState(false);
  const write = (status: TableStatus, reservation: Reservation | null) => {
    setFailed(false);
    setReserving(false);
    // The write is kept on the device while offline, so it shows at once either way.
    setTableStatus(client, { restaurantId: data.restaurantId, tableId: table.id }, status, reservation).catch(
      () => setFailed(true),
    );
  };
  const move = (status: TableStatus) => (status === 'Reserved' ? setReserving(true) : write(status, null));
  const reserved = reservationText(words, table, data.now);
  return (
    <>
      {!(asks && table.status === 'Available') && (
        <p className={styles['quiet']}>{hintsOf(captain)[table.status]}</p>
      )}
      {reserved !== null && (
        <p>
          <strong>{reserved.line}</strong> {reserved.says}
        </p>
      )}
      <div className={styles['choices']}>
        {MANUAL_TRANSITIONS[table.status].map((status) => (
          <PlainButton key={status} variant="outline" onClick={() => move(status)}>
            {captain.moves[status]}
          </PlainButton>
        ))}
        {table.status === 'Reserved' && (
          <PlainButton variant="outline" onClick={() => setReserving(true)}>
            {words.change}
          </PlainButton>
        )}
      </div>
      {isReserving && (
        <ReserveSheet
          table={table}
          now={data.now}
          onReserve={(reservation) => write('Reserved', reservation)}
          onClose={() => setReserving(false)}
        />
      )}
      {table.status !== 'Maintenance' && <ClearTable tableId={table.id} />}
      {hasFailed && <PlainNotice tone="error">{captain.moveFailed}</PlainNotice>}
    </>
  );
}
