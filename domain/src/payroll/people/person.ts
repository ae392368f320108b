import { Refusal } from '../../catalogue/reasons.ts';
import type { IsoDate } from '../../time/ist.ts';
import { MOST_TERMS } from './person-typed.ts';
import type { PapersTyped, PersonTyped } from './person-typed.ts';
import { PAPERS } from '../shape/papers.schema.ts';
import type { Papers } from '../shape/papers.schema.ts';
import type { Person, Terms } from '../shape/person.schema.ts';

type Period = Pick<Person, 'joinedOn' | 'leftOn'>;

/** True when a person works here on a day: from the day they joined to their last one. */
export const isHereOn = ({ joinedOn, leftOn }: Period, day: IsoDate): boolean =>
  joinedOn <= day && (leftOn === null || day <= leftOn);

/** True when a person works here on some day of a month (`yyyy-mm`). */
export const isHereIn = ({ joinedOn, leftOn }: Period, month: string): boolean =>
  joinedOn.slice(0, 7) <= month && (leftOn === null || month <= leftOn.slice(0, 7));

/**
 * True when a person leaves in a month or left before its end: their pay may be approved before the rest of the month.
 */
export const hasFinalPay = ({ leftOn }: Pick<Period, 'leftOn'>, month: string): boolean =>
  leftOn !== null && month <= leftOn.slice(0, 7);

/** Returns the terms that are valid on a day; before the first terms begin, the first. */
export function heldTerms({ terms }: Pick<Person, 'terms'>, day: IsoDate): Terms {
  const held = terms.findLast(({ from }) => from <= day) ?? terms[0];
  if (held === undefined) throw new RangeError('a person without terms');
  return held;
}

/**
 * Returns the terms with others added. The added terms replace terms from the same day. The first terms are valid from the day of
 * joining.
 */
function withTerms(known: readonly Terms[], added: Terms, joinedOn: IsoDate): Terms[] {
  const [first, ...later] = [...known.filter(({ from }) => from !== added.from), added].toSorted((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  if (first === undefined || later.length >= MOST_TERMS) throw new Refusal('invalid-input');
  return [{ ...first, from: first.from < joinedOn ? first.from : joinedOn }, ...later];
}

const endOf = (number: string): string => number.slice(-4);

/** Returns the papers after the owner's entries; null leaves a number as it is. */
export function withPapers(known: Papers | null, typed: PapersTyped, at: number): Papers {
  const before = known ?? { aadhaar: '', pan: '', uan: '', esi: '', account: '', changedAt: at };
  const isSame = PAPERS.every((paper) => (typed[paper] ?? before[paper]) === before[paper]);
  if (known !== null && isSame) return known;
  return {
    aadhaar: typed.aadhaar ?? before.aadhaar,
    pan: typed.pan ?? before.pan,
    uan: typed.uan ?? before.uan,
    esi: typed.esi ?? before.esi,
    account: typed.account ?? before.account,
    changedAt: at,
  };
}

/**
 * Returns the person after the owner's entries. Terms from one day replace only terms from the same day. It keeps only the last
 * four characters of papers. Throws `day-not-worked` when the first day would be after the last, and `final-pay-stands` for
 * another first day once a final pay is approved.
 */
export function personWith(
  known: Person | null,
  { upi, ifsc, terms, ...typed }: PersonTyped,
  papers: Papers,
  at: number,
): Person {
  const leftOn = known?.leftOn ?? null;
  if (leftOn !== null && leftOn < typed.joinedOn) throw new Refusal('day-not-worked');
  const settledMonths = known?.settledMonths ?? [];
  if (settledMonths.length > 0 && known?.joinedOn !== typed.joinedOn) throw new Refusal('final-pay-stands');
  return {
    ...typed,
    leftOn,
    terms: withTerms(known?.terms ?? [], terms, typed.joinedOn),
    payTo: { upi, ifsc, accountEnd: endOf(papers.account) },
    papers: {
      aadhaarEnd: endOf(papers.aadhaar),
      panEnd: endOf(papers.pan),
      uanEnd: endOf(papers.uan),
      esiEnd: endOf(papers.esi),
    },
    slipToken: known?.slipToken ?? null,
    settledMonths,
    createdAt: known?.createdAt ?? at,
    changedAt: at,
  };
}

/**
 * Returns the person with a last day, or without one. Throws `day-not-worked` for a day before they joined,
 * `final-pay-stands` after their final pay.
 */
export function withLastDay(known: Person, lastDay: IsoDate | null, at: number): Person {
  if (known.leftOn === lastDay) return known;
  if (known.settledMonths.length > 0) throw new Refusal('final-pay-stands');
  if (lastDay !== null && lastDay < known.joinedOn) throw new Refusal('day-not-worked');
  return { ...known, leftOn: lastDay, changedAt: at };
}
