import { savePlatformSettings as contract } from '@bhoj/domain/platform/settings.contract';
import { platformSettings } from '@bhoj/domain/platform/settings.collection';
import { changedSettings, FIRST_SETTINGS } from '@bhoj/domain/platform/settings';
import type { PlatformSettings } from '@bhoj/domain/platform/settings.schema';
import { defineCallable } from '../firebase/define-callable.ts';
import { transact } from '../firebase/store.ts';

const facts = (settings: PlatformSettings) => ({
  supportEmail: settings.supportEmail,
  isSignupOpen: settings.isSignupOpen,
  captainDiscountLimitPaise: settings.captainDiscountLimitPaise,
  maintenance: settings.maintenance?.text ?? '',
  maintenanceUntil: settings.maintenance?.until ?? null,
});

export const savePlatformSettings = defineCallable(contract, async (input, { recordPlatform }) => {
  const { basedOn, reason, ...wish } = input;
  const revision = await transact('platform settings', async (store) => {
    const stored = (await store.get(platformSettings, {})) ?? FIRST_SETTINGS;
    const changed = changedSettings(stored, wish, basedOn);
    if (changed === null) return stored.revision;
    store.set(platformSettings, {}, changed);
    const values = { before: facts(stored), after: facts(changed) };
    recordPlatform(store, { subjectKind: 'platform', subject: 'settings', reason, ...values });
    return changed.revision;
  });
  return { revision };
});
