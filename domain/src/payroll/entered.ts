import { ZERO } from '../money/money.ts';
import type { Entered, EnteredForAll } from './entered.schema.ts';

export const NOTHING_ENTERED: Entered = {
  extras: [],
  takenBack: [],
  tipsPaise: ZERO,
  wagesPaise: null,
  providentFund: null,
  stateInsurance: null,
  professionTaxPaise: null,
  labourWelfare: null,
};

export const NOTHING_FOR_ALL: EnteredForAll = { professionTaxPaise: null, minimumWagePaise: null };
