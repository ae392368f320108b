import { minus, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { Day } from './day.schema.ts';

/** Returns the round-off of credit notes as it is stored: missing where it is zero. */
export const creditedRoundOffOf = (roundOffPaise: Paise): Pick<Day['credits'], 'roundOffPaise'> =>
  roundOffPaise === ZERO ? {} : { roundOffPaise };

type Credits = Pick<Day['credits'], 'totalPaise' | 'taxPaise' | 'roundOffPaise'>;

/** Returns the value of credit notes before tax. The round-off of a bill that is credited whole is no part of it. */
export const creditedValueOf = ({ totalPaise, taxPaise, roundOffPaise = ZERO }: Credits): Paise =>
  minus(minus(totalPaise, taxPaise), roundOffPaise);
