import { savePlatformSettings as contract } from '@bhoj/domain/platform/settings/settings.contract';
import { boardWithMaintenance, EMPTY_BOARD } from '@bhoj/domain/platform/notices/notice-board';
import { noticeBoards } from '@bhoj/domain/platform/notices/notice.collection';
import { platformSettings } from '@bhoj/domain/platform/settings/settings.collection';
import { changedSettings, FIRST_SETTINGS } from '@bhoj/domain/platform/settings/settings';
import type { PlatformSettings } from '@bhoj/domain/platform/settings/settings.schema';
import { defineCallable } from '../../firebase/define-callable.ts';
import { transact } from '../../firebase/store.ts';

/** The audit's text of the settings. A limit that was never set has the default of `domain`, and appears as a dash. */
const facts = (settings: PlatformSettings) => ({
  supportEmail: settings.supportEmail,
  isSignupOpen: settings.isSignupOpen,
  captainDiscountLimitPaise: settings.captainDiscountLimitPaise,
  unusualWaits: settings.unusualWaits ?? null,
  drawerNoticePaise: settings.drawerNoticePaise ?? null,
  kitchenNoticeMinutes: settings.kitchenNoticeMinutes ?? null,
  maintenance: settings.maintenance?.text ?? '',
  maintenanceUntil: settings.maintenance?.until ?? null,
});

export const savePlatformSettings = defineCallable(contract, async (input, { now, recordPlatform }) => {
  const { basedOn, reason, ...wish } = input;
  const revision = await transact('platform settings', async (store) => {
    const [known, board] = await Promise.all([store.get(platformSettings, {}), store.get(noticeBoards, {})]);
    const stored = known ?? FIRST_SETTINGS;
    const changed = changedSettings(stored, wish, basedOn);
    if (changed === null) return stored.revision;
    store.set(platformSettings, {}, changed);
    // The maintenance notice is a banner on the same board.
    store.set(noticeBoards, {}, boardWithMaintenance(board ?? EMPTY_BOARD, changed, now));
    const values = { before: facts(stored), after: facts(changed) };
    recordPlatform(store, { subjectKind: 'platform', subject: 'settings', reason, ...values });
    return changed.revision;
  });
  return { revision };
});
