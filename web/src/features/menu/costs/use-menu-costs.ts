import { menuCosts } from '@bhoj/domain/menu/costs.collection';
import { saveCosts } from '@bhoj/domain/menu/costs.contract';
import type { Costs } from '@bhoj/domain/menu/costs.schema';
import { CallFailure, useCall } from '../../../firebase/call.ts';
import { useClient } from '../../../firebase/client.ts';
import { readDoc } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import type { Attempt } from '../../../ui/shared/use-one-at-a-time.ts';
import type { Refused } from '../saving/failure-words.ts';

/** Reads and saves cost prices for the menu's file. */
export function useMenuCosts() {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const send = useCall(saveCosts);
  return {
    /** Without a network the file has no costs; empty cells change none when it is read again. */
    read: async (): Promise<Costs['costs']> =>
      (await readDoc(client, menuCosts, { restaurantId }).catch(() => null))?.costs ?? {},
    save: async (costs: Costs['costs']): Promise<Attempt<object, Refused>> => {
      if (Object.keys(costs).length === 0) return { output: {} };
      try {
        return { output: await send({ costs }) };
      } catch (cause) {
        return { failure: cause instanceof CallFailure ? cause.reason : 'unexpected' };
      }
    },
  };
}
