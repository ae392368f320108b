import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { HOUR } from '../time/ist.ts';
import { slugSchema } from './public-address.schema.ts';

/**
 * Chooses or changes the restaurant's public address. The earlier addresses lead to the new one; choosing one of them
 * again is possible. Naming the present one changes nothing. Refuses with `public-address-taken`, or `too-many-addresses`.
 */
export const choosePublicAddress = defineContract({
  name: 'choosePublicAddress',
  callers: TEAM,
  needs: ['settings'],
  input: z.object({ slug: slugSchema }),
  output: z.object({ slug: z.string() }),
  limits: [{ per: 'uid', max: 30, windowMs: HOUR }],
  audited: true,
});
