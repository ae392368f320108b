import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import { ZERO } from '../../money/money.ts';
import type { z } from 'zod';
import type { PlatformSeller, subscriptionSettingSchema } from '../../subscription/plan.schema.ts';
import type { PlatformSettings } from './settings.schema.ts';

type SubscriptionSetting = z.output<typeof subscriptionSettingSchema>;

/** The settings until a super admin has saved some. */
export const FIRST_SETTINGS: PlatformSettings = {
  revision: 0,
  supportEmail: '',
  maintenance: null,
  isSignupOpen: true,
  captainDiscountLimitPaise: ZERO,
};

/** Throws `changed-meanwhile` when somebody else has saved since `basedOn`. */
function assertUnchanged(revision: number, basedOn: number): void {
  if (revision !== basedOn) throw new Refusal('changed-meanwhile');
}

/** Returns the settings to store; null when nothing changes, as on a repeat. Throws `changed-meanwhile`. */
export function changedSettings(
  stored: PlatformSettings,
  wish: Omit<PlatformSettings, 'revision'>,
  basedOn: number,
): PlatformSettings | null {
  const changed = { ...stored, ...wish };
  if (same(stored, changed)) return null;
  assertUnchanged(stored.revision, basedOn);
  return { ...changed, revision: basedOn + 1 };
}

/** The legal details as a super admin enters them; null leaves them as they are. */
export interface SubscriptionWish {
  readonly active: boolean;
  readonly seller: Omit<PlatformSeller, 'since'> | null;
}

/**
 * Returns the switch and the seller to store; null when nothing changes. Payments are billed with tax from the moment
 * when the details are first entered. Throws `changed-meanwhile`.
 */
export function changedSubscription(
  stored: SubscriptionSetting,
  { active, seller }: SubscriptionWish,
  { basedOn, now }: { basedOn: number; now: number },
): SubscriptionSetting | null {
  const { revision = 0 } = stored;
  const kept = seller === null ? stored.seller : { ...seller, since: stored.seller?.since ?? now };
  if (active === stored.active && same(kept, stored.seller)) return null;
  assertUnchanged(revision, basedOn);
  return { active, seller: kept, revision: basedOn + 1 };
}
