import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import { createAccount } from '@bhoj/domain/accounts/accounts.contract';
import { saveMenu } from '@bhoj/domain/menu/menu.contract';
import { seedTables } from '@bhoj/domain/tables/tables.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { DEMO_SETTINGS, DEMO_SIGNUP } from '../../seed/demo-settings.ts';
import { callsOf } from '../../seed/live/callable.ts';
import { signIn } from '../../seed/live/sign-in.ts';
import { urlsFromEnv } from '../../seed/live/urls.ts';
import { writesOf } from '../../seed/live/write-as.ts';
import { aMenu, aMenuItem } from '@bhoj/domain/fixtures/menu';
import { freshLogin } from './restaurant.ts';
import type { MenuItem } from '@bhoj/domain/menu/menu.schema';
import type { Login } from './restaurant.ts';

const urls = urlsFromEnv(process.env);

export interface ReadyRestaurant {
  readonly owner: Login;
  /** Its first table. */
  readonly place: { readonly restaurantId: string; readonly tableId: string };
}

/** A restaurant of the journey's own, past its onboarding, with two tables and these dishes in one category. */
export async function aReadyRestaurant(dishes: readonly Partial<MenuItem>[] = []): Promise<ReadyRestaurant> {
  const owner = freshLogin('owner');
  const requestId = newId();
  const { restaurantId } = await callsOf(urls, null)(createAccount, {
    ...DEMO_SIGNUP,
    ...owner,
    requestId,
    referralId: `BHOJ${requestId.slice(0, 6).toUpperCase()}`,
  });
  const { idToken } = await signIn(urls, owner.email, owner.password);
  const call = callsOf(urls, idToken);
  // One after the other: both write the owner's record.
  await writesOf(urls, idToken)(restaurants, { restaurantId }, { ...DEMO_SETTINGS, installed: true });
  await call(seedTables, { tablesPerFloor: [2] });
  if (dishes.length > 0) {
    const items = dishes.map((dish, i) => aMenuItem({ id: `dish-${i}`, otherNames: {}, ...dish }));
    const { categories, addOnGroups } = aMenu();
    await call(saveMenu, { baseVersion: 0, content: { categories, items, addOnGroups } });
  }
  return { owner, place: { restaurantId, tableId: 'F1-T01' } };
}
