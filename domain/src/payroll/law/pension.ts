import { FUND_CEILINGS } from '../../statute/provident-fund.ts';
import { partOf, ZERO } from '../../money/money.ts';
import { paidHalves } from '../muster/days.ts';
import { heldTerms } from '../people/person.ts';
import { monthlyWagesOf } from './legal-wages.ts';
import type { Paise } from '../../money/money.ts';
import type { IsoDate } from '../../time/ist.ts';
import type { PayDay } from '../muster/days.ts';
import type { PayLaw } from '../shape/law.schema.ts';
import type { PaySource } from '../shape/slip.schema.ts';

type Member = PaySource['person'];

/** Returns the day of a birthday. 29 February stays: as a text it lies between the 28th and 1 March. */
const birthdayOf = (bornOn: IsoDate, age: number): IsoDate =>
  `${Number(bornOn.slice(0, 4)) + age}${bornOn.slice(4)}`;

/** The fund's ceiling on a day; null before Bhoj knows one. */
const ceilingOn = (day: IsoDate): Paise | null =>
  FUND_CEILINGS.find(({ from, until }) => day >= from && (until === null || day < until))?.value ?? null;

/**
 * True for somebody who joined the fund after the pension scheme was closed to people above its ceiling, with wages above it at
 * that time. Bhoj does not know the wages that another employer paid: where somebody was in the fund before they joined here, the
 * owner answers (`joinedFundAboveCeiling`).
 */
function isAboveCeiling(person: Member, closedFrom: IsoDate, law: Pick<PayLaw, 'wages'>): boolean {
  const { fundSince, joinedOn, joinedFundAboveCeiling } = person;
  if (fundSince === null || fundSince < closedFrom) return false;
  if (fundSince < joinedOn) return joinedFundAboveCeiling;
  const ceiling = ceilingOn(fundSince);
  return ceiling !== null && monthlyWagesOf(heldTerms(person, fundSince), law) > ceiling;
}

/** Why some or all of the fund's wages are not the pension scheme's. */
export type WhyNoPension = 'pension-by-age' | 'pension-by-ceiling';

export interface PensionWages {
  readonly wagesPaise: Paise;
  /** Null where all of the fund's wages count. */
  readonly why: WhyNoPension | null;
}

/**
 * Returns the wages of the pension scheme: those of the fund up to its ceiling. In the month of the birthday that ends
 * contributions, only the share of the paid days before it counts.
 */
export function pensionWagesOf(
  cappedPaise: Paise,
  person: Member,
  days: readonly PayDay[],
  law: Pick<PayLaw, 'pension' | 'wages'>,
): PensionWages {
  if (law.pension === null) return { wagesPaise: cappedPaise, why: null };
  const { untilAge, closedFrom } = law.pension.value;
  if (isAboveCeiling(person, closedFrom, law)) return { wagesPaise: ZERO, why: 'pension-by-ceiling' };
  const until = person.bornOn === null ? null : birthdayOf(person.bornOn, untilAge);
  const younger = until === null ? days : days.filter(({ day }) => day < until);
  if (younger.length === days.length) return { wagesPaise: cappedPaise, why: null };
  const paid = paidHalves(days);
  const wagesPaise = paid === 0 ? ZERO : partOf(cappedPaise, paidHalves(younger), paid);
  return { wagesPaise, why: 'pension-by-age' };
}
