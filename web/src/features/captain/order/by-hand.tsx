import { useState } from 'react';
import { MANUAL_TRANSITIONS } from '@bhoj/domain/tables/table';
import type { Table, TableStatus } from '@bhoj/domain/tables/table';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import { reservationText } from '../../../blocks/table/reservation-text.ts';
import type { Words } from '../../../words/part.ts';
import { captainPart } from '../../../messages/captain/captain/en.ts';
import { aheadPart } from '../../../messages/shared/ahead/en.ts';
import { reservationPart } from '../../../messages/shared/reservation/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { CancelReservation } from './cancel-reservation.tsx';
import { ReserveSheet } from './reserve-sheet.tsx';
import { ClearTable } from './clear-table.tsx';
import { NextParty } from './next-party.tsx';
import { useTableStatus } from './use-table-status.ts';
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
  /** True while guests at the table wait for their order to be accepted. */
  readonly asks: boolean;
}

/** Reserves a table without an order, takes it out of service, or clears the phones that wait at it. */
export function ByHand({ data, table, asks }: ByHandProps) {
  const captain = useWords(captainPart);

  const words = useWords(reservationPart);
  const ahead = useWords(aheadPart);
  const { restaurantId, profile, now } = data;
  const isBooked = table.reservation?.bookingId !== undefined;
  // Its party sits already: an order does not seat it.
  const isSeated = table.reservation?.seatedAt !== undefined;

  const { hasFailed, write: set } = useTableStatus({ restaurantId: data.restaurantId, tableId: table.id });
  const [isReserving, setReserving] = useState(false);
  const write = (status: TableStatus, reservation: Reservation | null) => {
    setReserving(false);
    set(status, reservation);
  };
  const move = (status: TableStatus) => (status === 'Reserved' ? setReserving(true) : write(status, null));
  const reserved = reservationText(words, table, data.now);
  return (
    <>
      {reserved !== null && (
        <p className={styles['reserved']}>
          <strong>{reserved.line}</strong> {reserved.says}
        </p>
      )}
      {isSeated && <strong>{ahead.seated}</strong>}
      {!(asks && table.status === 'Available') && !isSeated && (
        <p className={styles['quiet']}>{hintsOf(captain)[table.status]}</p>
      )}
      <NextParty
        {...{ restaurantId, profile, now }}
        tableId={table.id}
        isFree={table.status === 'Available'}
      />
      {isBooked && <p className={styles['quiet']}>{ahead.fromBookings}</p>}
      {table.status === 'Reserved' && !isBooked && (
        <div className={styles['pair']}>
          <PlainButton variant="outline" onClick={() => setReserving(true)}>
            {words.change}
          </PlainButton>
          <CancelReservation
            table={table}
            line={reserved?.line ?? null}
            onCancel={() => write('Available', null)}
          />
        </div>
      )}
      {table.status === 'Available' && (
        <div className={styles['choices']}>
          {MANUAL_TRANSITIONS.Available.map((status) => (
            <PlainButton key={status} variant="outline" onClick={() => move(status)}>
              {captain.moves[status]}
            </PlainButton>
          ))}
        </div>
      )}
      {isReserving && (
        <ReserveSheet
          table={table}
          now={data.now}
          onReserve={(reservation) => write('Reserved', reservation)}
          onClose={() => setReserving(false)}
        />
      )}
      {table.status !== 'Maintenance' && (
        <ClearTable restaurantId={data.restaurantId} tableId={table.id} now={data.now} />
      )}
      {hasFailed && <PlainNotice tone="error">{captain.moveFailed}</PlainNotice>}
    </>
  );
}
