import { z } from 'zod';
import { TEAM } from '../catalogue/roles.ts';
import { defineContract } from '../kernel/contract.ts';
import { idSchema } from '../kernel/ids.schema.ts';
import { line, mobileSchema, requiredLine } from '../kernel/text.ts';
import { HOUR, MINUTE } from '../time/ist.ts';
import { customerLineSchema, personalDataSchema } from './exported.ts';

const target = z.object({ customerId: idSchema });
const limits = [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }] as const;
const common = { callers: TEAM, needs: ['customers'], output: z.object({}), limits, audited: true } as const;

/** Computes the segments of all customers anew, once a day. A repeat on the same day changes nothing. */
export const refreshCustomerMarks = defineContract({
  name: 'refreshCustomerMarks',
  callers: TEAM,
  needs: ['customers'],
  input: z.object({}),
  output: z.object({ refreshed: z.boolean() }),
  limits,
});

/**
 * Corrects a name or number, and stores the owner's note. The text of allergies is the guest's, under their consent.
 * Refuses with `number-taken` when another customer has the number.
 */
export const saveCustomer = defineContract({
  ...common,
  name: 'saveCustomer',
  input: target.extend({
    name: requiredLine(60).nullable(),
    mobile: mobileSchema,
    note: z.string().trim().max(500),
    allergies: line(200),
  }),
});

/** Notes that a guest agreed to messages with offers. */
export const agreeToOffers = defineContract({ ...common, name: 'agreeToOffers', input: target });

/** Withdraws a consent, and deletes the data kept under it. */
export const withdrawConsent = defineContract({
  ...common,
  name: 'withdrawConsent',
  input: target.extend({ purpose: z.enum(['offers', 'company', 'allergies']) }),
});

/**
 * Counts a message that the owner sends from their own phone. A repeat of `requestId` counts nothing. Refuses with
 * `not-agreed`.
 */
export const countMessage = defineContract({
  ...common,
  name: 'countMessage',
  input: target.extend({ requestId: idSchema }),
  output: z.object({ count: z.int() }),
});

/**
 * Makes one record of two, and returns its totals. Issued documents do not change. A repeat changes nothing, and returns the
 * totals at the time of the merge. Refuses with `customers-same`.
 */
export const mergeCustomers = defineContract({
  ...common,
  name: 'mergeCustomers',
  input: z.object({ actId: idSchema, keepId: idSchema, goneId: idSchema }),
  output: z.object({ visits: z.int(), spentPaise: z.int() }),
});

/**
 * Erases a customer: on their orders, reviews, deliveries and entries of the audit, then the record itself, once a
 * search finds nothing more of them. Issued documents stay as they are. `receipt` is null while more is left than one
 * call can erase: a repeat of the call goes on. A repeat after the end returns the same receipt.
 */
export const eraseCustomer = defineContract({
  ...common,
  name: 'eraseCustomer',
  input: target.extend({ actId: idSchema, reason: requiredLine(120) }),
  output: z.object({
    receipt: z.object({ at: z.number(), visits: z.int(), receiptUntil: z.number() }).nullable(),
  }),
});

/** Returns all data that the restaurant keeps about one person, for that person. */
export const exportCustomer = defineContract({
  ...common,
  name: 'exportCustomer',
  input: target,
  output: z.object({ customer: personalDataSchema }),
});

/** Returns one page of all customers for a file; `next` is where the following page begins. */
export const exportCustomers = defineContract({
  ...common,
  name: 'exportCustomers',
  needs: ['customers', 'export'],
  input: z.object({
    reason: requiredLine(120),
    after: z.object({ id: idSchema, lastSeenAt: z.number() }).nullable(),
  }),
  output: z.object({
    rows: z.array(customerLineSchema),
    next: z.object({ id: z.string(), lastSeenAt: z.number() }).nullable(),
  }),
  limits: [{ per: 'uid', max: 600, windowMs: HOUR }],
});
