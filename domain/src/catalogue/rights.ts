import { CAPTAINS_RIGHTS, COOKS_RIGHTS } from './role-rights.ts';
import { RIGHTS } from './right-names.ts';
import type { Preset, Right } from './right-names.ts';
import { MEMBER_ROLES } from './roles.ts';
import type { MemberRole } from './roles.ts';

export { PRESETS, RIGHTS } from './right-names.ts';
export type { Preset, Right } from './right-names.ts';

/** `dashboard` opens the frame of the dashboard. Nobody chooses it: the right to one of its pages brings it. */
type Chosen = Exclude<Right, 'dashboard'>;

/** For each right, the rights without which it is of no use. */
const IMPLIED: Readonly<Record<Chosen, readonly Right[]>> = {
  'take-orders': [],
  cook: [],
  'sold-out': [],
  'open-dishes': ['take-orders'],
  settle: [],
  discount: [],
  'give-free': [],
  'cancel-cooked': [],
  refund: [],
  'void-bill': ['see-sales'],
  'issue-notes': ['see-sales'],
  cash: ['see-sales'],
  'close-day': ['see-sales'],
  'reopen-day': ['close-day'],
  'see-sales': ['dashboard'],
  'see-profit': ['see-sales'],
  'see-returns': ['dashboard'],
  gst: ['see-returns'],
  expenses: ['dashboard'],
  menu: ['dashboard', 'sold-out'],
  stock: ['dashboard'],
  tables: ['dashboard'],
  bookings: ['dashboard'],
  customers: ['dashboard'],
  muster: ['dashboard'],
  payroll: ['muster'],
  people: ['dashboard'],
  settings: ['dashboard'],
  export: [],
};

/** The rights that a person can be given, in the order of the staff page. */
export const CHOSEN_RIGHTS = RIGHTS.filter((right): right is Chosen => right !== 'dashboard');

/** Returns rights with all that they imply, in the order of `RIGHTS`, each once. This is what a member's record stores. */
export function withImplied(rights: readonly Right[]): readonly Right[] {
  const all = new Set<Right>();
  const add = (right: Right): void => {
    if (all.has(right)) return;
    all.add(right);
    if (right !== 'dashboard') IMPLIED[right].forEach(add);
  };
  rights.forEach(add);
  return RIGHTS.filter((right) => all.has(right));
}

const CASHIER = [...CAPTAINS_RIGHTS, 'open-dishes', 'cash', 'close-day', 'bookings'] as const;
const MANAGER = [
  ...CASHIER,
  'cook',
  'cancel-cooked',
  'void-bill',
  'issue-notes',
  'reopen-day',
  'expenses',
  'menu',
  'stock',
  'tables',
  'customers',
  'muster',
  'people',
  'export',
] as const;

const GIVEN: Readonly<Record<Preset, readonly Right[]>> = {
  partner: CHOSEN_RIGHTS,
  manager: MANAGER,
  cashier: CASHIER,
  captain: CAPTAINS_RIGHTS,
  kitchen: COOKS_RIGHTS,
  storekeeper: ['sold-out', 'expenses', 'stock'],
  accountant: ['see-profit', 'see-returns', 'export'],
};

/** Returns the rights of a job. */
export const rightsOf = (preset: Preset): readonly Right[] => withImplied(GIVEN[preset]);

/** Returns the role in the token of a person with a job: where they work. Office people begin in the dashboard. */
export const roleOf = (preset: Preset): MemberRole =>
  MEMBER_ROLES.find((role) => role === preset) ?? 'office';
