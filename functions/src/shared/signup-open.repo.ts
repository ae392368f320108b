import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { FIRST_SETTINGS } from '@bhoj/domain/platform/settings';
import { platformSettings } from '@bhoj/domain/platform/settings.collection';
import type { PlatformSettings } from '@bhoj/domain/platform/settings.schema';
import type { Store } from '../firebase/store.ts';

/** Returns the platform's settings, or what holds before the first are saved. */
export const settingsOfPlatform = async (store: Pick<Store, 'get'>): Promise<PlatformSettings> =>
  (await store.get(platformSettings, {})) ?? FIRST_SETTINGS;

/** Throws `signup-closed`. Whoever has paid is let in all the same, so it is asked only without a payment. */
export async function assertSignupOpen(store: Pick<Store, 'get'>): Promise<void> {
  if (!(await settingsOfPlatform(store)).isSignupOpen) throw new Refusal('signup-closed');
}
