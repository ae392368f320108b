import { useState } from 'react';
import { readReservation, reservationAt } from '@bhoj/domain/tables/reservation';
import type { ReservationFault, TypedReservation } from '@bhoj/domain/tables/reservation';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import type { Table } from '@bhoj/domain/tables/table';
import { clockOf } from '@bhoj/domain/time/ist';

/** The fields for a reservation as they are typed. */
export interface Reserving {
  readonly typed: TypedReservation;
  readonly faults: readonly ReservationFault[];
  readonly set: (field: keyof TypedReservation, value: string) => void;
  /** Calls `done` with the reservation, or null for one without a name. With faults it shows them instead. */
  readonly read: (done: (reservation: Reservation | null) => void) => void;
}

export function useReserving(table: Table, now: number): Reserving {
  const known = reservationAt(table);
  const [typed, setTyped] = useState<TypedReservation>(() =>
    known === null
      ? { name: '', guests: '', clock: '' }
      : { name: known.name, guests: String(known.guests), clock: clockOf(known.at) },
  );
  const [faults, setFaults] = useState<readonly ReservationFault[]>([]);
  return {
    typed,
    faults,
    set: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    read: (done) => {
      const reading = readReservation(typed, now);
      setFaults('faults' in reading ? reading.faults : []);
      if ('reservation' in reading) done(reading.reservation);
    },
  };
}
