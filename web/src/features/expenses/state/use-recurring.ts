import { useEffect, useRef } from 'react';
import { dueDays } from '@bhoj/domain/expenses/due';
import type { ExpenseTemplate } from '@bhoj/domain/expenses/template.schema';
import type { Entry } from '@bhoj/domain/kernel/collection';
import { useClient } from '../../../firebase/client.ts';
import type { Live } from '../../../firebase/live.ts';
import { useRestaurantId } from '../../../firebase/restaurant.tsx';
import { makeDue } from '../../../firebase/write-expenses.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/**
 * Makes the due expenses of templates, once the server has answered which ones exist. The rules refuse an expense that
 * another device has made since; it comes with the next answer.
 */
export function useRecurring(templates: Live<readonly Entry<ExpenseTemplate>[]>, today: string): void {
  const client = useClient();
  const restaurantId = useRestaurantId();
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (templates.state !== 'ready' || templates.fromCache) return;
    for (const entry of templates.value) {
      const days = dueDays(entry.value, today);
      const key = `${entry.id} ${days.at(-1)}`;
      if (days.length === 0 || asked.current.has(key)) continue;
      asked.current.add(key);
      // Refused where another device was first; tried again only when the page is opened again.
      makeDue(client, restaurantId, entry, days, serverNow()).catch(() => undefined);
    }
  }, [templates, today, client, restaurantId]);
}
