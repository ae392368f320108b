import { useState } from 'react';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { useClient } from '../../../firebase/client.ts';
import { reportFault } from '../../../firebase/report-error.ts';
import { saveOwnerFields } from '../../../firebase/write.ts';
import type { Outcome } from './outcome-line.tsx';
import type { OwnerFields } from '@bhoj/domain/restaurant/settings';
import { changedFields } from './settings-model.ts';

export interface OwnersSettings {
  readonly restaurantId: string;
  /** The live record, including other devices' changes. */
  readonly restaurant: WholeRestaurant;
}

/** Saves the fields that differ from the record, and reports the outcome. */
export function useSaveSection({ restaurantId, restaurant }: OwnersSettings) {
  const client = useClient();
  const [outcome, setOutcome] = useState<Outcome>('none');

  /** Resolves to true when the fields are saved, or queued while offline. */
  const save = async (fields: OwnerFields): Promise<boolean> => {
    setOutcome('none');
    const changed = changedFields(restaurant, fields);
    const written =
      Object.keys(changed).length === 0
        ? Promise.resolve(true)
        : saveOwnerFields(client, restaurantId, changed).then(
            () => true,
            (cause: unknown) => {
              reportFault(cause, 'settings');
              setOutcome('failed');
              return false;
            },
          );
    // Offline, the device keeps the write, and its promise waits for the network.
    if (navigator.onLine && !(await written)) return false;
    setOutcome(navigator.onLine ? 'saved' : 'queued');
    return true;
  };
  return { save, outcome };
}
