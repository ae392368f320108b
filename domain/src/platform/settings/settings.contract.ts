import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { requiredLine } from '../../kernel/text.ts';
import { startingLimitsSchema } from '../../restaurant/starting-limits.schema.ts';
import { isGstin } from '../../statute/gstin.ts';
import { platformSellerSchema } from '../../subscription/plan.schema.ts';
import { HOUR } from '../../time/ist.ts';
import { reasonSchema } from '../shape/reason.schema.ts';
import { platformSettingsSchema } from './settings.schema.ts';

const { supportEmail, isSignupOpen } = platformSettingsSchema.shape;

/**
 * Both callables refuse with `changed-meanwhile` unless `basedOn` is the stored revision (0 before the first), and do
 * nothing when nothing changes.
 */
const common = {
  callers: ['super'],
  output: z.object({ revision: z.int() }),
  limits: [{ per: 'uid', max: 60, windowMs: HOUR }],
  platformAudited: true,
} as const;
const change = z.object({ basedOn: z.int().min(0), reason: reasonSchema });

/**
 * Saves support address, maintenance notice, sign-up and the limits of new restaurants; a missing limit keeps its
 * value. `until` is epoch ms.
 */
export const savePlatformSettings = defineContract({
  ...common,
  name: 'savePlatformSettings',
  input: change.extend({
    supportEmail,
    maintenance: z.object({ text: requiredLine(200), until: z.int() }).nullable(),
    isSignupOpen,
    ...startingLimitsSchema.shape,
  }),
});

/** Turns subscriptions on or off (DATA-PLAN-3) and sets the seller's details; null leaves the details as they are. */
export const saveSubscriptionSettings = defineContract({
  ...common,
  name: 'saveSubscriptionSettings',
  input: change.extend({
    active: z.boolean(),
    seller: platformSellerSchema
      .omit({ since: true })
      .extend({ gstin: platformSellerSchema.shape.gstin.refine(isGstin, 'gstin-invalid') })
      .nullable(),
  }),
  freshSignIn: true,
});
