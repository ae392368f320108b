import { partySizeSchema } from '@bhoj/domain/orders/shape/party-size.schema';
import { entriesOf, useStored } from '../../../ui/shared/stored.ts';

const NONE = {};
const partiesSchema = entriesOf(partySizeSchema);

/** The size of the party at a free table, stored on this device until the first round carries it to the server. */
export function useParty(restaurantId: string, tableId: string | null) {
  const [sizes, update] = useStored<Record<string, number>>(
    `bhoj.parties.${restaurantId}`,
    partiesSchema,
    NONE,
  );
  const choose = (size: number | null): void => {
    if (tableId === null) return;
    update((all) => {
      const others = Object.entries(all).filter(([id]) => id !== tableId);
      return Object.fromEntries(size === null ? others : [...others, [tableId, size]]);
    });
  };
  return { size: tableId === null ? null : (sizes[tableId] ?? null), choose };
}
