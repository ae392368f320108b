import { Refusal } from '../../catalogue/reasons.ts';
import { same } from '../../kernel/same.ts';
import { ZERO } from '../../money/money.ts';
import { NO_MINIMUM_WAGES } from '../shape/entered.schema.ts';
import type { Entered, EnteredForAll } from '../shape/entered.schema.ts';

export const NO_PAY_ENTRIES: Entered = {
  extras: [],
  takenBack: [],
  tipsPaise: ZERO,
  wagesPaise: null,
  providentFund: null,
  stateInsurance: null,
  professionTaxPaise: null,
  labourWelfare: null,
};

export const NOTHING_FOR_ALL: EnteredForAll = {
  professionTaxPaise: null,
  minimumWagePaise: null,
  minimumWages: NO_MINIMUM_WAGES,
};

type EnteredOf = Readonly<Record<string, Entered>>;

/**
 * Returns everybody's entries after `typed` is added. Throws `slip-entered-since`, with the people, where the stored
 * entries equal neither `read` nor `typed`.
 */
export function withPayEntries(stands: EnteredOf, typed: EnteredOf = {}, read: EnteredOf = {}): EnteredOf {
  const moved = Object.entries(typed).flatMap(([id, entered]) => {
    const [now, seen] = [stands[id] ?? NO_PAY_ENTRIES, read[id]];
    return seen === undefined || same(now, seen) || same(now, entered) ? [] : [id];
  });
  if (moved.length > 0) throw new Refusal('slip-entered-since', { people: moved });
  return { ...stands, ...typed };
}
