import { useState } from 'react';
import { MOST_ADDED } from '@bhoj/domain/added-guests/added.schema';
import { sortedGuests } from '@bhoj/domain/added-guests/added';
import type { AddedGuest } from '@bhoj/domain/added-guests/added.schema';
import { customers } from '@bhoj/domain/customers/customer.collection';
import { importGuests } from '@bhoj/domain/added-guests/guest-csv';
import type { GuestFault } from '@bhoj/domain/added-guests/guest-csv';
import { newId } from '@bhoj/domain/kernel/ids';
import { readCsvFile } from '../../../blocks/csv/csv-file.ts';
import { useClient } from '../../../firebase/client.ts';
import { readList } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { serverNow } from '../../../ui/shared/server-clock.ts';
import { customersAddPart } from '../../../messages/owner/customers-add/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Firestore's bound for the values of one filter. */
const MOST_VALUES = 30;

/** The preview of an import. Its guests keep their ids, so that a repeated import adds nobody twice. */
export interface GuestPreview {
  readonly name: string;
  readonly toAdd: readonly AddedGuest[];
  /** Rows of guests who are here already. */
  readonly known: number;
  readonly faults: readonly GuestFault[];
}

export interface GuestImporting {
  readonly preview: GuestPreview | null;
  readonly fault: string | null;
  readonly isReading: boolean;
  readonly choose: (file: File) => void;
}

/** Returns who of these numbers is here, in queries of thirty numbers. */
function useKnown() {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const { byMobiles, byOtherMobiles } = customers.queries;
  return async (mobiles: readonly string[]) => {
    const parts = Array.from({ length: Math.ceil(mobiles.length / MOST_VALUES) }, (_, i) =>
      mobiles.slice(i * MOST_VALUES, (i + 1) * MOST_VALUES),
    );
    const specs = parts.flatMap((some) => [byMobiles(some), byOtherMobiles(some)]);
    const found = await Promise.all(specs.map((spec) => readList(client, customers, { restaurantId }, spec)));
    return found.flat();
  };
}

/** Reads a file and compares its guests with those who are here. */
export function useGuestImport(): GuestImporting {
  const words = useWords(customersAddPart).file;
  const knownOf = useKnown();
  const [preview, setPreview] = useState<GuestPreview | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);

  const read = async (file: File): Promise<GuestPreview | string> => {
    const csv = await readCsvFile(file);
    if ('fault' in csv) return words[csv.fault];
    const found = importGuests(csv.rows, serverNow());
    if ('lacking' in found) return words.lacking(found.lacking.join(', '));
    if (found.guests.length > MOST_ADDED) return words.tooMany(MOST_ADDED);
    const guests = found.guests.map((guest) => ({ ...guest, customerId: newId() }));
    const { fresh, known } = sortedGuests(guests, await knownOf(guests.map(({ mobile }) => mobile)));
    return { name: file.name, toAdd: fresh, known: known.length, faults: found.faults };
  };
  const choose = async (file: File) => {
    setPreview(null);
    setFault(null);
    setReading(true);
    const result = await read(file).catch(() => words.failed);
    setReading(false);
    if (typeof result === 'string') setFault(result);
    else setPreview(result);
  };
  return { preview, fault, isReading, choose: (file) => void choose(file) };
}
