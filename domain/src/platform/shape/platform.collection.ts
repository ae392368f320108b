import { defineCollection, query } from '../../kernel/collection.ts';
import type { Cursor } from '../../kernel/collection.ts';
import { limitSchema, platformStaffSchema } from './platform.schema.ts';

/** Rows of one page of the staff list; each comes with the person's funnel, so a page is twice as many reads. */
const STAFF_PAGE = 14;

/** The last code point that a searched name may begin with after the typed text. */
const END = '\uf8ff';

type State = boolean | null;
const inState = (active: State) => (active === null ? [] : ([['active', '==', active]] as const));

export const platformStaff = defineCollection('staff/{staffId}', {
  schema: platformStaffSchema,
  queries: {
    byReferralId: query(['STAFF01'], (referralId: string) => ({
      where: [['referralId', '==', referralId]],
      limit: 1,
    })),
    byReferralKey: query(['5TAFF01'], (referralKey: string) => ({
      where: [['referralKey', '==', referralKey]],
      limit: 1,
    })),
    /** One page in the order of names; `active` null lists everybody. */
    byName: query(
      [null, null] as [State, Cursor | null],
      (active: State, after: Cursor | null) => ({
        where: inState(active),
        orderBy: [['name', 'asc']],
        limit: STAFF_PAGE,
        ...(after !== null && { after }),
      }),
      [[true, null]],
    ),
    /** One page of staff with folded names that begin with a text. */
    named: query(
      ['ra', null, null] as [string, State, Cursor | null],
      (begins: string, active: State, after: Cursor | null) => ({
        where: [...inState(active), ['searchName', '>=', begins], ['searchName', '<=', `${begins}${END}`]],
        orderBy: [['searchName', 'asc']],
        limit: STAFF_PAGE,
        ...(after !== null && { after }),
      }),
      [['ra', true, null]],
    ),
  },
});

export const limits = defineCollection('limits/{key}', { schema: limitSchema, ttl: 'expireAt' });
