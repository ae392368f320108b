import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { FIRST_SETTINGS } from '@bhoj/domain/platform/settings/settings';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import type { PlatformSettings } from '@bhoj/domain/platform/settings/settings.schema';
import { startingLimitsSchema } from '@bhoj/domain/restaurant/starting-limits.schema';
import type { StartingLimits } from '@bhoj/domain/restaurant/starting-limits.schema';
import type { Store } from '../firebase/store.ts';

/** Returns the platform's settings, or the defaults before a super admin saves any. */
const settingsOfPlatform = async (store: Pick<Store, 'get'>): Promise<PlatformSettings> =>
  (await store.get(platformSettings, {})) ?? FIRST_SETTINGS;

/** Returns the limits of a new restaurant. */
export const startingLimits = async (store: Pick<Store, 'get'>): Promise<StartingLimits> =>
  startingLimitsSchema.parse(await settingsOfPlatform(store));

/** Throws `signup-closed`. Callers with a payment are let in all the same, so call it only without one. */
export async function assertSignupOpen(store: Pick<Store, 'get'>): Promise<void> {
  if (!(await settingsOfPlatform(store)).isSignupOpen) throw new Refusal('signup-closed');
}
