import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { MINUTE } from '../../time/ist.ts';
import { menuIdSchema } from '../shape/menu.schema.ts';
import { offerSchema } from './offer.schema.ts';

/**
 * Makes an offer or changes it; null removes it. Lines already ordered at its price keep that price. A repeat changes
 * nothing. Refuses with `too-many-offers`.
 */
export const saveOffer = defineContract({
  name: 'saveOffer',
  callers: TEAM,
  needs: ['menu'],
  input: z
    .object({ id: menuIdSchema, offer: offerSchema.nullable() })
    .refine(({ id, offer }) => offer === null || offer.id === id, { path: ['id'] }),
  output: z.object({}),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
