import { useEffect, useRef } from 'react';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import type { Cursor } from '@bhoj/domain/kernel/collection';
import type { Tenant } from '@bhoj/domain/platform/shape/tenant.schema';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';
import { useClient } from '../../../firebase/client.ts';
import { readPage } from '../../../firebase/live.ts';
import type { Page } from '../../../firebase/live.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import type { Reading } from '../../../ui/table/table-actions.tsx';
import { platformRestaurantsPart } from '../../../words/owner/platform-restaurants.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Row } from './restaurant-columns.tsx';

/** The most restaurants in one file. */
const MOST = 3_000;

interface AllRestaurantsProps {
  readonly filter: TenantFilter;
  readonly now: number;
  readonly reading: Reading<Row>;
}

/** Reads every restaurant that fits, page by page, once, and renders nothing. */
export function AllRestaurants(props: AllRestaurantsProps) {
  const words = useWords(platformRestaurantsPart);
  const client = useClient();
  const toast = useToast();
  // The values when the button was pressed.
  const asked = useRef({ ...props, toast });
  useEffect(() => {
    const { filter, now, reading, toast: show } = asked.current;
    let isWanted = true;
    const readAll = async () => {
      const all: Row[] = [];
      let after: Cursor | null = null;
      let missing = 0;
      do {
        const spec = tenants.queries.list(filter, new Date(now), after);
        const page: Page<Tenant> = await readPage(client, tenants, {}, spec);
        if (!isWanted) return;
        all.push(...page.rows);
        missing += page.unreadable.length;
        after = page.next;
      } while (after !== null && all.length < MOST);
      if (missing > 0) show({ message: words.fileWithout(missing) });
      if (after !== null) show({ message: words.fileCut(MOST) });
      reading.onRows(all);
    };
    readAll().catch(() => {
      if (isWanted) reading.onFailed();
    });
    return () => {
      isWanted = false;
    };
  }, [client, words]);
  return null;
}
