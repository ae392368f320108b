import { useState } from 'react';
import type { Reservation } from '@bhoj/domain/tables/reservation.schema';
import type { TableStatus } from '@bhoj/domain/tables/table';
import { useClient } from '../../../firebase/client.ts';
import { setTableStatus } from '../../../firebase/write.ts';

/** Writes the state of a table by hand, and reports a refusal. */
export function useTableStatus(at: { readonly restaurantId: string; readonly tableId: string }): {
  readonly hasFailed: boolean;
  readonly write: (status: TableStatus, reservation: Reservation | null) => void;
} {
  const client = useClient();
  const [hasFailed, setFailed] = useState(false);
  return {
    hasFailed,
    write: (status, reservation) => {
      setFailed(false);
      // Offline the write is stored on the device, so it shows at once either way.
      setTableStatus(client, at, status, reservation).catch(() => setFailed(true));
    },
  };
}
