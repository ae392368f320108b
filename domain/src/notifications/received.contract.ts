import { z } from 'zod';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { HOUR } from '../time/ist.ts';

const noticeId = idSchema;
const version = z.int().min(1);
const common = { callers: ['owner'], limits: [{ per: 'uid', max: 120, windowMs: HOUR }] } as const;

/**
 * Notifies the owner of the platform's notices that are shown now, and counts the restaurant once for each version that
 * it was shown. Returns the ids of the notices for this restaurant; the others are skipped. A repeat does nothing.
 */
export const receiveNotices = defineContract({
  ...common,
  name: 'receiveNotices',
  input: z.object({ notices: z.array(z.object({ noticeId, version })).min(1).max(20) }),
  output: z.object({ mine: z.array(z.string()) }),
});

/** Hides the banner of one version of a notice, on all the owner's devices. A repeat does nothing. */
export const dismissNotice = defineContract({
  ...common,
  name: 'dismissNotice',
  input: z.object({ noticeId: z.union([idSchema, z.literal('maintenance')]), version }),
  output: z.object({}),
});
