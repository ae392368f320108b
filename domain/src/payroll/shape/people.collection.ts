import { defineCollection, query } from '../../kernel/collection.ts';
import { advanceSchema } from './advance.schema.ts';
import { musterSchema } from './muster.schema.ts';
import { papersSchema } from './papers.schema.ts';
import { personSchema } from './person.schema.ts';

export const people = defineCollection('users/{restaurantId}/people/{personId}', {
  schema: personSchema,
  unindexed: ['terms', 'payTo', 'papers', 'leaveHalves', 'settledMonths'],
  queries: {
    all: query([], () => ({ orderBy: [['name', 'asc']] })),
    /** The person of a sign-in. */
    ofMember: query(['uidCaptain000000000000000001'], (memberId: string) => ({
      where: [['memberId', '==', memberId]],
      limit: 1,
    })),
    /** The person with this link to their slips. */
    bySlipToken: query(['SlipTokenSlipTokenSlipTokenS'], (token: string) => ({
      where: [['slipToken', '==', token]],
      limit: 1,
    })),
    /** One person who joined by a day and has not left. */
    stillHere: query(['2026-11-30'], (joinedBy: string) => ({
      where: [
        ['leftOn', '==', null],
        ['joinedOn', '<=', joinedBy],
      ],
      limit: 1,
    })),
    /** Some of the people who left on a day or later. */
    leftFrom: query(['2026-11-01'], (day: string) => ({ where: [['leftOn', '>=', day]], limit: 20 })),
  },
});

export const personPapers = defineCollection('users/{restaurantId}/personPapers/{personId}', {
  schema: papersSchema,
});

export const musters = defineCollection('users/{restaurantId}/musters/{month}', {
  schema: musterSchema,
  unindexed: ['people'],
  queries: {
    /** The musters of months, the first and the last one included. */
    between: query(['2026-04', '2027-03'], (from: string, to: string) => ({
      where: [
        ['month', '>=', from],
        ['month', '<=', to],
      ],
      orderBy: [['month', 'asc']],
    })),
    /** The musters from a month on, at most `most`. */
    since: query(['2026-04', 120], (from: string, most: number) => ({
      where: [['month', '>=', from]],
      orderBy: [['month', 'asc']],
      limit: most,
    })),
  },
});

export const advances = defineCollection('users/{restaurantId}/advances/{advanceId}', {
  schema: advanceSchema,
  unindexed: ['repayments'],
  queries: {
    latest: query([], () => ({ orderBy: [['givenOn', 'desc']], limit: 200 })),
    /** The advances that were written off, whole or in part, in a month. */
    writtenOffIn: query(['2026-11'], (month: string) => ({
      where: [['writtenOffIn', 'array-contains', month]],
    })),
    /** The advances that are not fully recovered. */
    open: query([], () => ({ where: [['leftPaise', '>', 0]] })),
    ofPerson: query(['PersonAAAAAAAAAAAAA1'], (personId: string) => ({
      where: [['personId', '==', personId]],
      orderBy: [['givenOn', 'desc']],
      limit: 50,
    })),
  },
});
