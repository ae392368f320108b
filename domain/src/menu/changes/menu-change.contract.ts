import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema } from '../../kernel/ids.schema.ts';
import { amountSchema } from '../../money/money.schema.ts';
import { MINUTE } from '../../time/ist.ts';
import { costKeySchema } from '../shape/costs.schema.ts';
import { changeTitleSchema, menuChangeKindSchema } from './menu-change.schema.ts';
import { listAmountsSchema } from '../shape/menu.schema.ts';
import { knownFieldsSchema, menuContentSchema } from '../shape/menu-content.schema.ts';

/**
 * Saves a menu after a file or a bulk edit changed many dishes, with their cost prices, and stores the earlier values
 * as the last change of its kind. Refuses as `saveMenu` does. The answer to a repeat is the version.
 */
export const changeMenu = defineContract({
  name: 'changeMenu',
  callers: TEAM,
  needs: ['menu'],
  input: z.object({
    changeId: idSchema,
    kind: menuChangeKindSchema,
    title: changeTitleSchema,
    baseVersion: z.int().min(0),
    content: menuContentSchema,
    /** As in `saveMenu`. */
    knows: knownFieldsSchema.optional(),
    /** As in `saveMenu`. */
    prices: listAmountsSchema.optional(),
    costs: z.record(costKeySchema, amountSchema.nullable()),
  }),
  output: z.object({ version: z.int() }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});

/**
 * Undoes the last change of its kind: removes what it added, and restores what it changed. A dish or category that
 * somebody changed since stays, and the answer names it. Refuses with `menu-stale` when another change followed. A
 * repeat gets the answer of the first call.
 */
export const undoMenuChange = defineContract({
  name: 'undoMenuChange',
  callers: TEAM,
  needs: ['menu'],
  input: z.object({ changeId: idSchema, kind: menuChangeKindSchema }),
  /** `groups`: the number of restored groups of add-ons; missing where there is none. */
  output: z.object({ dishes: z.int(), groups: z.int().optional(), left: z.array(z.string()) }),
  limits: [{ per: 'uid', max: 60, windowMs: 10 * MINUTE }],
  audited: true,
});
