import { useId } from 'react';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { sum } from '@bhoj/domain/money/money';
import { ownDeclarations } from '@bhoj/domain/billing/settle/declared-upi';
import { ownPaymentOf } from '@bhoj/domain/billing/settle/own-declarations';
import { upiReference } from '@bhoj/domain/billing/settle/upi';
import { dueOf } from '@bhoj/domain/billing/settle/running-bill';
import type { Account } from '@bhoj/domain/billing/shape/account';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { BillLines } from '../../../blocks/bill/bill-lines.tsx';
import { marksOf } from '../../../blocks/bill/bill-rates.ts';
import { lineRow, payerOf } from '../../../blocks/bill/bill-rows.ts';
import type { LineRow } from '../../../blocks/bill/bill-rows.ts';
import { BillView } from '../../../blocks/bill/bill-view.tsx';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { AskState } from '../order/ask-state.tsx';
import { BuyerPart } from '../buyer/buyer-part.tsx';
import { CodePart } from './code-part.tsx';
import { paidParts, rowsOfShare, runningBill, sharesOf } from './bill-model.ts';
import type { ShareRow } from './bill-model.ts';
import { personName } from '../context/person-name.ts';
import type { Reader } from '../context/person-name.ts';
import { OwnPart, OwnState } from './own-part.tsx';
import { PayChoice } from './pay-choice.tsx';
import { SaidPaid } from './said-paid.tsx';
import { placeWords } from '../context/place.ts';
import { Notices } from '../shell/notices.tsx';
import { BillBar } from './bill-bar.tsx';
import { declarer } from './declarer.ts';
import { DeclarePayment, isDeclared, OthersDeclared } from './declare-payment.tsx';
import { useAsk } from '../order/use-ask.ts';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import styles from './checkout.module.css';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { billPart } from '../../../messages/shared/bill/en.ts';
import type { Words } from '../../../words/part.ts';

export interface RunningBillProps {
  readonly restaurantId: string;
  readonly account: Account;
  readonly orderId: string;
  readonly profile: Profile;
  readonly tableId: string;
  readonly reader: Reader;
  /** The address of the menu. */
  readonly back: string;
}

/** Returns a row of the bill. A paid one is struck out and names the payer. */
function shareRow(
  { line, isPart }: ShareRow,
  { language }: Reader,
  billWords: Words<'billWords'>,
  markOf: ReturnType<typeof marksOf>,
): LineRow {
  const row = lineRow(line, { language });
  const isPaid = line.paidOn !== null;
  if (isPart) return { ...row, rate: '', amount: '', isPart, ...(isPaid && { struck: '' }) };
  return line.paidOn === null
    ? { ...row, mark: markOf(line) }
    : { ...row, struck: payerOf(line.paidOn, billWords) };
}

/** The bill so far, by guest, the ways to pay, and other requests about it. */
export function RunningBill({ account, profile, reader, back, ...at }: RunningBillProps) {
  const { restaurantId, orderId, tableId } = at;
  const guestLabelWords = useWords(guestLabelPart);
  const billWords = useWords(billPart);

  const { language, uid, words } = reader;
  const said = useWords(billPagePart);
  const { order, money } = account;
  const { bill, paidPaise, duePaise } = dueOf(money, runningBill(account, profile));
  const markOf = marksOf(bill);
  const isAllDeclared = isDeclared(order, duePaise);
  const by = isAllDeclared ? order.requests.upiDeclaration?.by : undefined;
  const saidPaid = by === undefined ? null : said.saidPaid(declarer(guestLabelWords, order, by, reader));
  const asking = useAsk(restaurantId, orderId);
  const shares = sharesOf(account, language);
  const parts = paidParts(account);
  const place = placeWords(words, tableId, profile.placeNames, order.joinedTableIds);
  const to = { vpa: profile.upiVpa, payee: profile.name, note: `${profile.name} ${place}` };
  const own = uid === null ? null : ownPaymentOf(account, profile.tax, uid);
  const part = own?.part ?? null;
  const mine =
    own === null || part === null || part.totalPaise === 0
      ? null
      : {
          amountPaise: part.totalPaise,
          isDeclared: own.declared !== null,
          pay: <OwnPart {...{ restaurantId, orderId, money, own, part, to }} />,
        };
  const othersSaid = ownDeclarations(order.requests).some(({ by: label }) => label !== own?.label);
  const waysId = useId();
  const reference = upiReference(orderId, money);
  // When somebody pays for their own dishes, the bar does not ask for the whole amount.
  const isByPart = own?.isPaid === true || ownDeclarations(order.requests).length > 0;
  const canPay = to.vpa !== '' && duePaise > 0 && !isAllDeclared && !isByPart;
  const pay = canPay ? { request: { ...to, reference, amountPaise: duePaise }, waysId } : null;
  return (
    <>
      <Notices>
        {saidPaid !== null && <PlainNotice tone="info">{saidPaid}</PlainNotice>}
        <AskState order={order} asking={asking} />
        {order.acceptance.waiting.length > 0 && <PlainNotice tone="info">{said.waiting}</PlainNotice>}
        {parts.length > 0 && (
          <PlainNotice tone="success">
            {said.partsBilled(
              parts.length,
              formatPlain(sum(parts.map(({ bill: { totalPaise } }) => totalPaise))),
            )}
          </PlainNotice>
        )}
        {paidPaise > 0 && (
          <PlainNotice tone="info">
            {said.partPaid(formatPlain(paidPaise), formatPlain(duePaise))}
          </PlainNotice>
        )}
      </Notices>
      <div className={styles['card']}>
        <BillView bill={bill} words={billWords} language={language}>
          {shares.length === 1 && parts.length === 0 ? undefined : (
            <div className={styles['shares']}>
              {shares.map((share) => (
                <section key={`${share.by.kind}/${share.by.label}`}>
                  <h3>
                    {personName(guestLabelWords, order, share.by, reader)}
                    <span>{formatMoney(share.subtotalPaise)}</span>
                  </h3>
                  <BillLines
                    rows={rowsOfShare(share.lines, language).map((row) =>
                      shareRow(row, reader, billWords, markOf),
                    )}
                    words={billWords}
                  />
                </section>
              ))}
            </div>
          )}
        </BillView>
        <p className={styles['small']}>{said.running}</p>
      </div>
      {isAllDeclared ? (
        <SaidPaid {...{ order, own, place, reader }} />
      ) : (
        <>
          {own !== null && mine === null && <OwnState own={own} />}
          <PayChoice
            id={waysId}
            amountPaise={duePaise}
            said={othersSaid ? <OthersDeclared {...{ order, reader }} /> : null}
            {...{ to, reference, place, mine }}
          >
            <DeclarePayment {...{ restaurantId, orderId }} />
          </PayChoice>
          {money.discount === null && <CodePart {...{ restaurantId, orderId }} />}
        </>
      )}
      <BuyerPart {...{ restaurantId, orderId, account, bill }} />
      <BillBar
        {...{ order, asking, reader, back, duePaise, saidPaid, pay }}
        isPartPaid={parts.length > 0 || paidPaise > 0}
      />
    </>
  );
}
