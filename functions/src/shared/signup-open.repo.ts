import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { FIRST_SETTINGS } from '@bhoj/domain/platform/settings/settings';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import type { PlatformSettings } from '@bhoj/domain/platform/settings/settings.schema';
import { startingLimitsSchema } from '@bhoj/domain/restaurant/starting-limits.schema';
import type { StartingLimits } from '@bhoj/domain/restaurant/starting-limits.schema';
import type { Store } from '../firebase/store.ts';

/** Returns the platform's settings, or what holds before the first are saved. */
const settingsOfPlatform = async (store: Pick<Store, 'get'>): Promise<PlatformSettings> =>
  (await store.get(platformSettings, {})) ?? FIRST_SETTINGS;

/** Returns the limits with which a new restaurant begins. */
export const startingLimits = async (store: Pick<Store, 'get'>): Promise<StartingLimits> =>
  startingLimitsSchema.parse(await settingsOfPlatform(store));

/** Throws `signup-closed`. Whoever has paid is let in all the same, so it is asked only without a payment. */
export async function assertSignupOpen(store: Pick<Store, 'get'>): Promise<void> {
  if (!(await settingsOfPlatform(store)).isSignupOpen) throw new Refusal('signup-closed');
}
