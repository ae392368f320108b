import * as approvals from './approvals.ts';
import * as bills from './bills.ts';
import * as customers from './customers.ts';
import * as floor from './floor.ts';
import * as house from './house.ts';
import * as money from './money.ts';
import * as ordering from './ordering.ts';
import * as phones from './phones.ts';
import * as rights from './rights.ts';
import * as screens from './screens.ts';
import * as tills from './tills.ts';
import * as wages from './wages.ts';
import type { Plan } from '../act.ts';

/** All acts of people during service: their relative frequency, and how a completed act counts. */
export const ACTS: readonly (readonly [weight: number, name: string, plan: Plan])[] = [
  [12, 'joinTable', ordering.join],
  [14, 'placeRound', ordering.guestsRound],
  [8, 'placeRound', ordering.captainsRound],
  [3, 'placeRound', ordering.counterRound],
  [6, 'acceptRound', ordering.accept],
  [2, 'declineRound', ordering.decline],
  [3, 'askToJoin', phones.ask],
  [3, 'admitPhone', phones.letIn],
  [2, 'sendPhoneAway', phones.sendAway],
  [2, 'clearPhones', phones.clear],
  [2, 'unlockCode', phones.unlock],
  [2, 'changePartySize', floor.countParty],
  [4, 'moveTable', floor.move],
  [4, 'pushTogether', floor.push],
  [3, 'separateTable', floor.separate],
  [5, 'mergeTables', floor.merge],
  [7, 'moveLines', floor.carry],
  [3, 'cancelLines', floor.cancelSome],
  [2, 'cancelOrder', floor.cancelAll],
  [2, 'changeDetails', floor.rename],
  [2, 'handOver', floor.giveToRider],
  [2, 'askForService', floor.ring],
  [2, 'takeRequest', floor.answerRing],
  [2, 'declarePayment', floor.declareUpi],
  [4, 'declareOwnPayment', floor.declareOwnUpi],
  [3, 'leaveReview', floor.review],
  [7, 'settleBill', money.settle],
  [5, 'settleBill', money.settlePart],
  [4, 'settleBill', money.payTowards],
  [3, 'setDiscount', money.discount],
  [2, 'setComplimentary', money.compliment],
  [5, 'returnPayment', money.giveBack],
  [4, 'correctPayment', money.enterRightly],
  [4, 'voidBill', money.declareVoid],
  [3, 'askApproval', approvals.ask],
  [3, 'decideApproval', approvals.answer],
  [3, 'setDiscount', approvals.discountAllowed],
  [2, 'voidBill', approvals.voidAllowed],
  [4, 'issueCreditNote', money.credit],
  [3, 'correctBill', money.putRight],
  [3, 'enterCode', bills.enterACode],
  [3, 'redeemCode', bills.redeemACode],
  [2, 'setBuyer', bills.nameABuyer],
  [1, 'nameBuyer', bills.nameOwnBuyer],
  [2, 'mergeCustomers', customers.merge],
  [2, 'closeDay', house.close],
  [1, 'reopenDay', house.reopen],
  [4, 'openSession', tills.open],
  [3, 'moveCash', tills.move],
  [3, 'countSession', tills.countTill],
  [3, 'closeSession', tills.closeTill],
  [4, 'handOverSession', tills.handTillOver],
  [2, 'draftPayRun', wages.draft],
  [3, 'reviewPayRun', wages.review],
  [4, 'reopenPayRun', wages.reopen],
  [4, 'approvePayRun', wages.approve],
  [4, 'payPayRun', wages.pay],
  [2, 'changeRights', rights.change],
  [1, 'addTable', house.add],
  [1, 'removeTable', house.remove],
  [1, 'seedTables', house.seed],
  [1, 'changeSeats', house.reseat],
  [1, 'reissueKey', house.rekey],
  [1, 'saveMenu', house.reprice],
  [9, 'served', screens.tap],
  [1, 'cancelSeen', screens.confirmCancelled],
  [1, 'soldOut', screens.sellOut],
  [2, 'tableStatus', screens.setTable],
];
