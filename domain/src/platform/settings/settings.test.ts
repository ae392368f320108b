import { describe, expect, it } from 'vitest';
import { aSubscriptionSetting } from '../../fixtures/subscription.ts';
import { aPlatformSettings } from '../../fixtures/platform.ts';
import { changedSettings, changedSubscription, FIRST_SETTINGS } from './settings.ts';

const { revision: _, ...wish } = aPlatformSettings();
const seller = { legalName: 'Bhoj Private Limited', address: '1 MG Road, Pune', gstin: '27AAAAA0000A1Z5' };
const at = { basedOn: 0, now: 500 };

describe('changedSettings', () => {
  it('counts the changes, and does nothing when nothing changes', () => {
    const stored = changedSettings(FIRST_SETTINGS, wish, 0);
    expect(stored).toEqual({ ...wish, revision: 1 });
    expect(changedSettings(aPlatformSettings({ revision: 4 }), wish, 0)).toBeNull();
  });

  it('leaves a limit that is not said as it is (P-PLATFORM-54)', () => {
    const stored = aPlatformSettings({ revision: 1, kitchenNoticeMinutes: 45, unusualWaits: false });
    expect(changedSettings(stored, { ...wish, supportEmail: '' }, 1)).toEqual({
      ...stored,
      supportEmail: '',
      revision: 2,
    });
  });

  it('tells the second of two people', () => {
    const other = { ...wish, isSignupOpen: false };
    expect(() => changedSettings(aPlatformSettings({ revision: 4 }), other, 3)).toThrow('changed-meanwhile');
  });
});

describe('changedSubscription', () => {
  const stored = aSubscriptionSetting({ active: false });

  it('bills with tax from the moment at which the details are first entered', () => {
    const first = changedSubscription(stored, { active: true, seller }, at);
    expect(first).toEqual({ active: true, seller: { ...seller, since: 500 }, revision: 1 });
    const moved = { ...seller, address: '2 FC Road, Pune' };
    const later = { basedOn: 1, now: 900 };
    expect(changedSubscription(first ?? stored, { active: true, seller: moved }, later)?.seller).toEqual({
      ...moved,
      since: 500,
    });
  });

  it('keeps the details when only the switch is turned, and does nothing at a repeat', () => {
    const known = { active: true, seller: { ...seller, since: 1 }, revision: 3 };
    expect(changedSubscription(known, { active: false, seller: null }, { basedOn: 3, now: 9 })).toEqual({
      ...known,
      active: false,
      revision: 4,
    });
    expect(changedSubscription(known, { active: true, seller }, at)).toBeNull();
  });

  it('tells the second of two people', () => {
    const known = { ...stored, revision: 2 };
    expect(() => changedSubscription(known, { active: true, seller: null }, at)).toThrow('changed-meanwhile');
  });
});
