import { bookingRulesSchema } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { BookingRules } from '@bhoj/domain/bookings/shape/booking-rules.schema';
import type { DepositRule } from '@bhoj/domain/deposits/deposit-rule.schema';
import { typedPaise, typedRupees } from '@bhoj/domain/money/typed';
import { LARGEST_PARTY } from '@bhoj/domain/tables/joins.schema';

/** The numbers of the rules, with the bounds of each. `optional` ones may be empty. */
export const NUMBERS = {
  sizeFrom: { from: 1, to: LARGEST_PARTY },
  sizeTo: { from: 1, to: LARGEST_PARTY },
  requestFrom: { from: 1, to: LARGEST_PARTY, optional: true },
  notice: { from: 0, to: 10_080 },
  ahead: { from: 1, to: 365 },
  pacing: { from: 1, to: 1000, optional: true },
  reset: { from: 0, to: 60 },
  hold: { from: 5, to: 120 },
} as const satisfies Readonly<Record<string, { from: number; to: number; optional?: true }>>;
export type NumberName = keyof typeof NUMBERS;

/** The bounds of a turn, in minutes. */
export const TURN = { from: 15, to: 360 } as const;

/** The rule for deposits: numbers are as typed. */
export interface DepositDraft {
  readonly from: string;
  readonly amount: string;
  readonly per: DepositRule['per'];
  readonly noShow: DepositRule['noShow'];
  readonly hours: string;
}

export const FIRST_DEPOSIT: DepositDraft = {
  from: '6',
  amount: '',
  per: 'guest',
  noShow: 'kept',
  hours: '4',
};

const depositOf = (rule: DepositRule | undefined): DepositDraft | null =>
  rule === undefined
    ? null
    : {
        from: String(rule.from),
        amount: typedRupees(rule.amountPaise),
        per: rule.per,
        noShow: rule.noShow,
        hours: String(rule.hours),
      };

const ruleOf = ({ from, amount, per, noShow, hours }: DepositDraft) => ({
  from: numberOf(from, { from: 1, to: 100 }),
  amountPaise: typedPaise(amount),
  per,
  noShow,
  hours: numberOf(hours, { from: 0, to: 168 }),
});

/** The rules as the dialog holds them: numbers are as typed. */
export interface RulesDraft {
  readonly on: boolean;
  readonly online: BookingRules['online'];
  readonly waitlist: boolean;
  readonly sittings: BookingRules['sittings'];
  readonly numbers: Readonly<Record<NumberName, string>>;
  readonly turns: readonly { readonly upTo: number; readonly minutes: string }[];
  readonly blocked: readonly string[];
  readonly questions: readonly string[];
  /** The deposit that parties are asked to pay; null where nobody is asked. */
  readonly deposit: DepositDraft | null;
}

const textOf = (n: number | null): string => (n === null ? '' : String(n));
const QUESTIONS = 3;

/** Returns the draft of rules. An owner who opens it before bookings are on finds them switched on. */
export const draftOf = (rules: BookingRules, today: string): RulesDraft => ({
  on: rules.on,
  online: rules.online,
  waitlist: rules.waitlist,
  sittings: rules.sittings,
  numbers: {
    sizeFrom: textOf(rules.sizes.from),
    sizeTo: textOf(rules.sizes.to),
    requestFrom: textOf(rules.requestFrom),
    notice: textOf(rules.noticeMinutes),
    ahead: textOf(rules.aheadDays),
    pacing: textOf(rules.pacing),
    reset: textOf(rules.resetMinutes),
    hold: textOf(rules.holdMinutes),
  },
  turns: rules.turns.map(({ upTo, minutes }) => ({ upTo, minutes: String(minutes) })),
  // Days that are over make room.
  blocked: rules.blocked.filter((day) => day >= today),
  deposit: depositOf(rules.deposit),
  questions: Array.from({ length: QUESTIONS }, (_, i) => rules.questions[i] ?? ''),
});

/** Returns a typed whole number within bounds; undefined where it is none, null where it is empty and may be. */
export function numberOf(
  typed: string,
  { from, to, optional }: { readonly from: number; readonly to: number; readonly optional?: true },
): number | null | undefined {
  if (typed.trim() === '') return optional === true ? null : undefined;
  const n = /^\s*\d{1,5}\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return n >= from && n <= to ? n : undefined;
}

/** Returns the rules that a draft says; null where a value does not fit. */
export function rulesOf({
  on,
  online,
  waitlist,
  sittings,
  numbers,
  turns,
  blocked,
  questions,
  deposit,
}: RulesDraft): BookingRules | null {
  const n = (name: NumberName) => numberOf(numbers[name], NUMBERS[name]);
  const read = bookingRulesSchema.safeParse({
    on,
    online,
    waitlist,
    sittings,
    ...(deposit !== null && { deposit: ruleOf(deposit) }),
    sizes: { from: n('sizeFrom'), to: n('sizeTo') },
    requestFrom: n('requestFrom'),
    noticeMinutes: n('notice'),
    aheadDays: n('ahead'),
    pacing: n('pacing'),
    turns: turns.map(({ upTo, minutes }) => ({ upTo, minutes: numberOf(minutes, TURN) })),
    resetMinutes: n('reset'),
    holdMinutes: n('hold'),
    blocked: [...new Set(blocked)].toSorted(),
    questions: questions.map((question) => question.trim()).filter((question) => question !== ''),
  });
  return read.success ? read.data : null;
}
