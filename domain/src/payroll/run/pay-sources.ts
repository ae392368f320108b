import { NO_PAY_ENTRIES } from './entered.ts';
import { musterRowOf } from '../muster/muster.ts';
import { isHereIn } from '../people/person.ts';
import type { Entry } from '../../kernel/collection.ts';
import type { Advance } from '../shape/advance.schema.ts';
import type { Arrears } from '../shape/earnings.schema.ts';
import type { Entered } from '../shape/entered.schema.ts';
import type { Muster } from '../shape/muster.schema.ts';
import type { Person } from '../shape/person.schema.ts';
import type { PaySource } from '../shape/slip.schema.ts';

/** The data from which the pay of a month is computed. */
export interface PayInputs {
  readonly month: string;
  readonly people: readonly Entry<Person>[];
  /** Null while nobody has marked a day. */
  readonly muster: Muster | null;
  /** The advances that are not fully recovered. */
  readonly advances: readonly Entry<Advance>[];
  /** The owner's entries, by person. */
  readonly entered: Readonly<Record<string, Entered>>;
  /** The additions of rises to months with approved pay, by person. */
  readonly arrears: Readonly<Record<string, readonly Arrears[]>>;
}

/** Returns the advances given by the end of the month, by id. */
const advancesOf = (advances: readonly Entry<Advance>[], personId: string, month: string) =>
  advances
    .filter(({ value }) => value.personId === personId && value.givenOn.slice(0, 7) <= month)
    .map(({ id, value }) => ({
      id,
      givenOn: value.givenOn,
      instalmentPaise: value.instalmentPaise,
      firstMonth: value.firstMonth,
      leftPaise: value.leftPaise,
      isBeforeJoining: value.isBeforeJoining,
      reason: value.reason,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Returns the source of each slip: for everybody who was employed in the month, by name and id. */
export function paySourcesOf({
  month,
  people,
  muster,
  advances,
  entered,
  arrears,
}: PayInputs): [string, PaySource][] {
  return people
    .filter(({ value }) => isHereIn(value, month))
    .toSorted((a, b) =>
      a.value.name === b.value.name ? (a.id < b.id ? -1 : 1) : a.value.name < b.value.name ? -1 : 1,
    )
    .map(({ id, value }) => {
      const {
        mobile: _mobile,
        leaveHalves: _leave,
        createdAt: _created,
        slipToken: _token,
        settledMonths: _settled,
        ...person
      } = value;
      return [
        id,
        {
          month,
          person,
          cells: musterRowOf(muster, { id, value }, month),
          advances: advancesOf(advances, id, month),
          entered: entered[id] ?? NO_PAY_ENTRIES,
          arrears: [...(arrears[id] ?? [])],
        },
      ];
    });
}
