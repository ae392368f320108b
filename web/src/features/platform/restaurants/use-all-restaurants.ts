import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';
import { useClient } from '../../../firebase/client.ts';
import { readForFile } from '../../../firebase/read-all.ts';
import { useToast } from '../../../ui/shared/toast.ts';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Row } from './restaurant-columns.tsx';

/** The most restaurants in one file. */
const MOST = 3_000;

/** Returns a function that reads every restaurant that matches, for a file. */
export function useAllRestaurants(filter: TenantFilter, now: number): () => Promise<readonly Row[]> {
  const words = useWords(platformRestaurantsPart);
  const client = useClient();
  const toast = useToast();
  return async () => {
    const { rows, missing, isCut } = await readForFile(
      client,
      tenants,
      {},
      { specOf: (after) => tenants.queries.list(filter, new Date(now), after), most: MOST },
    );
    if (missing > 0) toast({ message: words.fileWithout(missing) });
    if (isCut) toast({ message: words.fileCut(MOST) });
    return rows;
  };
}
