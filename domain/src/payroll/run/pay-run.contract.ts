import { z } from 'zod';
import { TEAM } from '../../catalogue/roles.ts';
import { monthIdSchema } from '../../figures/shape/month.schema.ts';
import { defineContract } from '../../kernel/contract.ts';
import { idSchema, keySchema } from '../../kernel/ids.schema.ts';
import { line, requiredLine } from '../../kernel/text.ts';
import { MINUTE } from '../../time/ist.ts';
import { enteredForAllSchema, enteredSchema } from '../shape/entered.schema.ts';
import { MOST_PEOPLE } from '../shape/pay-run.schema.ts';
import { PAY_METHODS } from '../shape/slip.schema.ts';

const limits = [{ per: 'uid', max: 120, windowMs: 10 * MINUTE }] as const;
const stateCode = z.string().regex(/^\d{2}$/);
const ofMonth = z.object({ month: monthIdSchema });

/**
 * Computes the pay of a month from people, muster, advances and the tips that were paid out, as often as the owner
 * asks, until it is reviewed. Earlier entries stay unless the owner enters them again: `people` replaces the entries of
 * each person whole. Refuses with `day-in-future`, `pay-run-moved`, `pay-run-too-large`, `tips-above-book`;
 * `slip-entered-since` where a person's stored entries differ from `read`; and `pay-terms-changed` where the entries
 * for everybody do. A slip that is approved as a final pay does not change, and amounts for it are refused with
 * `final-pay-stands`.
 */
export const draftPayRun = defineContract({
  name: 'draftPayRun',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({
    month: monthIdSchema,
    /** The State of the profession tax; by default the State of the month before, else of the restaurant's GSTIN. */
    stateCode: stateCode.optional(),
    forAll: enteredForAllSchema.optional(),
    /** The run's State and entries for everybody when the owner began to type. */
    readForAll: z.object({ stateCode: stateCode.nullable(), forAll: enteredForAllSchema }).optional(),
    people: z.record(idSchema, enteredSchema).optional(),
    /** The entries of those people when the owner began to type. */
    read: z.record(idSchema, enteredSchema).optional(),
  }),
  output: z.object({ people: z.int() }),
  limits,
  audited: true,
});

/** Marks a draft as reviewed. Refuses with `pay-run-moved`, `slips-incomplete` and `pay-negative`. */
export const reviewPayRun = defineContract({
  name: 'reviewPayRun',
  callers: TEAM,
  needs: ['payroll'],
  input: ofMonth,
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Returns the bank accounts for the bank's file: those of the unpaid people of an approved run, or, before its approval, of the
 * people with an approved final pay. The audit records it. Refuses with `pay-run-moved` where nothing is approved.
 */
export const showPayAccounts = defineContract({
  name: 'showPayAccounts',
  callers: TEAM,
  needs: ['payroll'],
  input: ofMonth,
  /** By person; empty for a person without one. */
  output: z.object({ accounts: z.record(keySchema, z.object({ account: z.string(), ifsc: z.string() })) }),
  limits,
  audited: true,
});

/** Makes a reviewed run a draft again. Refuses with `pay-run-moved` once it is approved. */
export const reopenPayRun = defineContract({
  name: 'reopenPayRun',
  callers: TEAM,
  needs: ['payroll'],
  input: ofMonth,
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Approves a reviewed run, once: after that it does not change, the muster is locked, and the advances are reduced by
 * the recovered amounts. Refuses with `pay-run-moved`, `slips-incomplete`, `pay-negative`, and `pay-run-changed` when a
 * person, the muster, an advance or the tips changed since the draft.
 */
export const approvePayRun = defineContract({
  name: 'approvePayRun',
  callers: TEAM,
  needs: ['payroll'],
  input: ofMonth,
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Approves the slip of a person who leaves, once, before the other slips of the draft: after that it does not change, the
 * person's days of the month are locked, and their advances are reduced by the recovered amounts. The month's run keeps the slip.
 * Refuses with `no-last-day` (the person stays, or left in an earlier month), `day-in-future` until the last day has come,
 * `pay-run-moved` for a person without a slip or once the month is approved, `slips-incomplete`, `pay-negative`, and
 * `pay-run-changed` when anything changed since the draft.
 */
export const approveFinalPay = defineContract({
  name: 'approveFinalPay',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ month: monthIdSchema, personId: idSchema }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Records the payment of some or all people of an approved run, or of people with an approved final pay, each once.
 * Refuses with `pay-run-moved` before the approval, for a person who is not in the run, and for a person who was paid
 * in another way; with `day-in-future` and `paid-before-month`.
 */
export const payPayRun = defineContract({
  name: 'payPayRun',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({
    month: monthIdSchema,
    payments: z
      .array(
        z.object({
          personId: idSchema,
          method: z.enum(PAY_METHODS),
          /** The number of the transfer; empty for cash. */
          reference: line(60),
          paidOn: z.iso.date(),
        }),
      )
      .min(1)
      .max(MOST_PEOPLE)
      .refine((all) => new Set(all.map(({ personId }) => personId)).size === all.length, 'person-twice'),
  }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Takes back the record of a payment that was noted wrongly, with the reason. The pay does not change, and can be noted as paid
 * again. Refuses with `pay-run-moved` for a person who is not in the run.
 */
export const takeBackPayment = defineContract({
  name: 'takeBackPayment',
  callers: TEAM,
  needs: ['payroll'],
  input: z.object({ month: monthIdSchema, personId: idSchema, reason: requiredLine(200) }),
  output: z.object({}),
  limits,
  audited: true,
});

/**
 * Returns the numbers of the fund (UAN) and of the insurance for the files of an approved month: those of its people, of those
 * who left in the month before, whom the insurance's portal lists once more, and of everybody else who has one of these numbers.
 * The audit records it. Refuses with `pay-run-moved` before the approval.
 */
export const showStatutoryNumbers = defineContract({
  name: 'showStatutoryNumbers',
  callers: TEAM,
  needs: ['payroll'],
  input: ofMonth,
  /** By person; empty for a missing number. */
  output: z.object({
    numbers: z.record(keySchema, z.object({ uan: z.string(), esi: z.string() })),
    left: z.array(z.object({ personId: z.string(), name: z.string(), leftOn: z.string() })),
    /** Further people who have one of these numbers. A number that is not among these is empty. */
    others: z.array(z.object({ personId: z.string(), name: z.string(), uan: z.string(), esi: z.string() })),
  }),
  limits,
  audited: true,
});
