import type { DaySession, Drawer } from '../days/drawer.schema.ts';
import { minus, plus, sum, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';
import type { SessionEntry } from './choose-session.ts';
import { CASH, sumMoved } from './sums.ts';

/** A day's drawer as the sum of its closed sessions. */
export interface CountedDay {
  readonly drawer: Drawer;
  readonly list: readonly DaySession[];
  readonly expectedPaise: Paise;
}

/** The longest note of a closing. */
const LONGEST = 200;

/**
 * Returns the drawer of a day from its closed sessions. The opening cash is the cash that people put in, and the floats that no
 * earlier session of the day left. The counted cash is the cash that the last sessions left. Paid out is all cash that people
 * took out or dropped, without expenses. The day's difference is the sum of the sessions' differences.
 */
export function dayOfSessions(sessions: readonly SessionEntry[], note: string): CountedDay {
  const ids = new Set(sessions.map(({ id }) => id));
  const list = sessions
    .flatMap(({ id, value }): DaySession[] => {
      const { till, holder, result, closed } = value;
      if (till === null || result === null || closed === null) return [];
      return [
        {
          id,
          z: closed.z,
          till: till.name,
          holder: holder?.name ?? '',
          expectedPaise: result.expected[CASH] ?? ZERO,
          countedPaise: result.counted[CASH] ?? ZERO,
          differencePaise: result.difference[CASH] ?? ZERO,
          note: closed.note,
        },
      ];
    })
    .toSorted((a, b) => a.z - b.z);
  const values = sessions.map(({ value }) => value);
  const begun = values.filter(({ fromId }) => fromId === null || !ids.has(fromId));
  const left = sessions.filter(({ value }) => value.handedTo === null || !ids.has(value.handedTo.sessionId));
  const moved = (kind: 'in' | 'out' | 'drop') =>
    sum(values.map(({ movements }) => sumMoved(movements, kind)));
  const countedCashPaise = sum(left.map(({ value }) => value.result?.counted[CASH] ?? ZERO));
  const notes = list.filter((one) => one.note !== '').map((one) => `Z ${one.z}: ${one.note}`);
  return {
    drawer: {
      openingCashPaise: plus(sum(begun.map(({ floatPaise }) => floatPaise)), moved('in')),
      countedCashPaise,
      paidOutPaise: plus(moved('out'), moved('drop')),
      note: [note, ...notes]
        .filter((one) => one !== '')
        .join('; ')
        .slice(0, LONGEST),
    },
    list,
    expectedPaise: minus(countedCashPaise, sum(list.map(({ differencePaise }) => differencePaise))),
  };
}
