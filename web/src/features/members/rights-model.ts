import { rightsOf, withImplied } from '@bhoj/domain/catalogue/rights';
import type { Preset, Right } from '@bhoj/domain/catalogue/rights';
import { authorityOf, jobOf, limitsOf } from '@bhoj/domain/members/member-rights';
import type { ChosenRights, Member, RightLimits } from '@bhoj/domain/members/member.schema';
import { paise } from '@bhoj/domain/money/money';

/** The rights in the groups of the dialog. */
export const RIGHT_GROUPS = [
  {
    group: 'floor',
    rights: [
      'take-orders',
      'open-dishes',
      'bookings',
      'cook',
      'sold-out',
      'give-free',
      'discount',
      'cancel-cooked',
    ],
  },
  {
    group: 'money',
    rights: [
      'settle',
      'refund',
      'void-bill',
      'issue-notes',
      'cash',
      'close-day',
      'reopen-day',
      'see-sales',
      'see-profit',
      'see-returns',
      'gst',
      'expenses',
      'export',
    ],
  },
  { group: 'house', rights: ['menu', 'stock', 'tables', 'customers', 'settings'] },
  { group: 'people', rights: ['people', 'muster', 'payroll'] },
] as const satisfies readonly { group: string; rights: readonly Exclude<Right, 'dashboard'>[] }[];

/** The draft of a person's rights in the dialog. Amounts and days are as typed. */
export interface RightsDraft {
  readonly preset: Preset;
  readonly can: readonly Right[];
  readonly discount: 'captain' | 'any' | 'amount';
  readonly rupees: string;
  readonly days: string;
}

const draftOf = (
  preset: Preset,
  can: readonly Right[],
  { discount, voidDays }: RightLimits,
): RightsDraft => ({
  preset,
  can,
  discount: typeof discount === 'number' ? 'amount' : discount,
  rupees: typeof discount === 'number' ? String(discount / 100) : '',
  days: String(voidDays ?? ''),
});

/** Returns the draft of a person as their record is. */
export const draftFor = (member: Member): RightsDraft => {
  const { can, limits } = authorityOf({ ...member, active: true });
  return draftOf(jobOf(member), can, limits);
};

/** Returns the draft with another job: its rights and limits, without the person's own changes. */
export const withJob = (preset: Preset): RightsDraft => draftOf(preset, rightsOf(preset), limitsOf(preset));

/** Returns the rights that would go with a right: itself, and those that imply it. */
const needing = (right: Right, can: readonly Right[]): readonly Right[] =>
  can.filter((other) => withImplied([other]).includes(right));

/** Returns the draft with a right given or taken away, with those that it implies or that are of no use without it. */
export function toggled(draft: RightsDraft, right: Right): RightsDraft {
  if (!draft.can.includes(right)) return { ...draft, can: withImplied([...draft.can, right]) };
  const gone = needing(right, draft.can);
  const rest = draft.can.filter((other) => !gone.includes(other) && other !== 'dashboard');
  return { ...draft, can: withImplied(rest) };
}

/** True where somebody's rights differ from those of their job. */
export const hasOwnRights = (member: Member): boolean => {
  const { can } = authorityOf({ ...member, active: true });
  const usual = rightsOf(jobOf(member));
  return can.length !== usual.length || can.some((right) => !usual.includes(right));
};

const MOST_RUPEES = 1_00_00_000;
const isWhole = (text: string, most: number): boolean => /^\d{1,9}$/.test(text) && Number(text) <= most;

/** The fields of a draft that hold something that cannot be saved. */
export const faultsOf = ({ can, discount, rupees, days }: RightsDraft): readonly ('rupees' | 'days')[] => [
  ...(can.includes('discount') && discount === 'amount' && !isWhole(rupees, MOST_RUPEES)
    ? (['rupees'] as const)
    : []),
  ...(can.includes('void-bill') && days !== '' && !isWhole(days, 400) ? (['days'] as const) : []),
];

function limitsIn({ can, discount, rupees, days }: RightsDraft): RightLimits {
  const rest = limitsOf('captain');
  const amount = () => (discount === 'amount' ? paise(Number(rupees) * 100) : discount);
  return {
    discount: can.includes('discount') ? amount() : rest.discount,
    voidDays: can.includes('void-bill') ? (days === '' ? null : Number(days)) : rest.voidDays,
  };
}

/** Returns the input of the call for a draft without faults. A right that the person does not have has a captain's limits. */
export const chosenOf = (draft: RightsDraft): ChosenRights => ({
  preset: draft.preset,
  can: [...draft.can],
  limits: limitsIn(draft),
});
