import { useCallback } from 'react';
import { href } from '@bhoj/domain/catalogue/routes';
import { folded } from '@bhoj/domain/kernel/folded';
import { platformStaff } from '@bhoj/domain/platform/shape/platform.collection';
import { tenants } from '@bhoj/domain/platform/tenants/tenant.collection';
import { NO_FILTER } from '@bhoj/domain/platform/tenants/tenant-list';
import { searchKeyOf } from '@bhoj/domain/platform/tenants/tenant-search';
import { useClient } from '../../../firebase/client.ts';
import type { Client } from '../../../firebase/client.ts';
import { readPage } from '../../../firebase/live.ts';
import { platformSearchPart } from '../../../messages/owner/platform-search/en.ts';
import type { Words } from '../../../words/part.ts';
import { useWords } from '../../../words/use-words.ts';
import type { Result } from '../search/search-field.tsx';
import { useFound } from '../search/use-found.ts';
import type { Search } from '../search/use-found.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** The most results of a group; each is one read. */
const MOST = 6;

export interface PlatformResult extends Result {
  readonly group: 'pages' | 'restaurants' | 'staff';
}

async function restaurantsFound(client: Client, key: string): Promise<PlatformResult[]> {
  const spec = tenants.queries.list({ ...NO_FILTER, key }, new Date(serverNow()), null);
  const { rows } = await readPage(client, tenants, {}, { ...spec, limit: MOST });
  return rows.map(({ id, value: { name, account } }) => ({
    group: 'restaurants',
    label: name,
    hint: account.email,
    to: href('superRestaurant', { restaurantId: id }),
  }));
}

async function staffFound(
  client: Client,
  typed: string,
  words: Words<'platformSearch'>,
): Promise<PlatformResult[]> {
  const spec = platformStaff.queries.named(folded(typed), null, null);
  const { rows } = await readPage(client, platformStaff, {}, { ...spec, limit: MOST });
  return rows.map(({ id, value: { name, active, referralId } }) => ({
    group: 'staff',
    label: name,
    hint: active ? referralId : words.closed,
    to: href('superStaffMember', { staffId: id }),
  }));
}

/** Searches restaurants and platform staff for the typed text. */
export function usePlatformSearch(text: string): Search<PlatformResult> {
  const typed = text.trim();
  const client = useClient();
  const words = useWords(platformSearchPart);
  const prepare = useCallback(() => {
    const key = searchKeyOf(typed);
    if (key === null) return null;
    return async () =>
      (await Promise.all([restaurantsFound(client, key), staffFound(client, typed, words)])).flat();
  }, [typed, client, words]);
  return useFound(typed, prepare);
}
