import { z } from 'zod';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { costKeySchema } from '../shape/costs.schema.ts';
import { changeTitleSchema, menuChangeKindSchema } from './menu-change.schema.ts';
import { menuContentSchema } from '../shape/menu.schema.ts';

/**
 * Saves a menu in which a file or a change of chosen dishes changed many dishes, with their cost prices, and keeps what was
 * there before as the last change of its kind. Refuses as `saveMenu` does. A repeat is answered with the version.
 */
export const changeMenu = defineContract({
  name: 'changeMenu',
  callers: ['owner'],
  input: z.object({
    changeId: idSchema,
    kind: menuChangeKindSchema,
    title: changeTitleSchema,
    baseVersion: z.int().min(0),
    content: menuContentSchema,
    costs: z.record(costKeySchema, amountSchema.nullable()),
  }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Takes back the last change of its kind: what it added goes, what it changed is as before. A dish or category that was
 * changed since stays and is named. Refuses with `menu-stale` where another change came after it. A repeat is
 * answered as the first time.
 */
export const undoMenuChange = defineContract({
  name: 'undoMenuChange',
  callers: ['owner'],
  input: z.object({ changeId: idSchema, kind: menuChangeKindSchema }),
  output: z.object({ dishes: z.int(), left: z.array(z.string()) }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
