import * as floor from './floor.ts';
import * as house from './house.ts';
import * as money from './money.ts';
import * as ordering from './ordering.ts';
import * as screens from './screens.ts';
import type { Plan } from '../act.ts';

/** Everything that people do during service, with how often they do it compared with the rest. */
export const ACTS: readonly (readonly [weight: number, plan: Plan])[] = [
  [12, ordering.join],
  [14, ordering.guestsRound],
  [8, ordering.captainsRound],
  [3, ordering.counterRound],
  [6, ordering.accept],
  [2, ordering.decline],
  [4, floor.move],
  [5, floor.merge],
  [7, floor.carry],
  [3, floor.cancelSome],
  [2, floor.cancelAll],
  [2, floor.rename],
  [2, floor.ring],
  [2, floor.answerRing],
  [2, floor.declareUpi],
  [1, floor.review],
  [7, money.settle],
  [5, money.settlePart],
  [4, money.payTowards],
  [3, money.discount],
  [3, money.giveBack],
  [4, money.declareVoid],
  [4, money.credit],
  [2, house.close],
  [1, house.add],
  [1, house.remove],
  [1, house.seed],
  [1, house.reseat],
  [1, house.rekey],
  [1, house.reprice],
  [9, screens.tap],
  [1, screens.confirmCancelled],
  [1, screens.sellOut],
  [2, screens.setTable],
];
