import { nameIn } from '@bhoj/domain/catalogue/names';
import { ownUpiReference } from '@bhoj/domain/billing/settle/upi';
import { formatMoney, formatPlain } from '@bhoj/domain/money/format';
import { minus, ZERO } from '@bhoj/domain/money/money';
import type { Bill } from '@bhoj/domain/billing/bill/bill';
import type { OrderMoney } from '@bhoj/domain/billing/shape/order-money.schema';
import type { OwnPayment } from '@bhoj/domain/billing/settle/own-declarations';
import { PlainNotice } from '../../../ui/plain/notice.tsx';
import { ownSharePart } from '../../../messages/guest/own-share/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useSpeech } from '../context/language.tsx';
import { DeclareButton } from './declare-payment.tsx';
import { UpiWay } from './upi-way.tsx';
import styles from './own-part.module.css';

export interface OwnPartProps {
  readonly restaurantId: string;
  readonly orderId: string;
  readonly money: OrderMoney;
  readonly own: OwnPayment;
  readonly part: Bill;
  /** The restaurant's UPI address (empty without one), its name, and the note for its UPI app. */
  readonly to: { readonly vpa: string; readonly payee: string; readonly note: string };
}

/** The state of a guest's declaration: unconfirmed, or the part has grown or shrunk since. */
function OwnDeclared({ declared, leftPaise, part }: OwnPayment) {
  const own = useWords(ownSharePart);
  if (declared === null) return null;
  const said = formatPlain(declared.amountPaise);
  if (part === null || leftPaise === 0) return <PlainNotice tone="info">{own.declared(said)}</PlainNotice>;
  return leftPaise > 0 ? (
    <PlainNotice tone="info">{own.more(said, formatPlain(leftPaise))}</PlainNotice>
  ) : (
    <PlainNotice tone="warning">{own.less(said, formatPlain(minus(ZERO, leftPaise)))}</PlainNotice>
  );
}

/** For a guest without an own part: that it is paid, or their declaration. */
export function OwnState({ own }: { readonly own: OwnPayment }) {
  const { paid } = useWords(ownSharePart);
  return own.isPaid ? <PlainNotice tone="success">{paid}</PlainNotice> : <OwnDeclared {...own} />;
}

/** A guest's own dishes, and their sum on a bill of their own (P-OWN-1). */
function OwnDishes({ part }: { readonly part: Bill }) {
  const { language } = useSpeech();
  const { amount } = useWords(ownSharePart);
  return (
    <>
      <ul className={styles['dishes']}>
        {part.lines.map((line, index) => (
          // The lines of a bill never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span>
              {line.quantity === 1 ? nameIn(language, line) : `${line.quantity} × ${nameIn(language, line)}`}
            </span>
            <span>{formatMoney(line.amountPaise)}</span>
          </li>
        ))}
      </ul>
      <strong>{amount(formatPlain(part.totalPaise))}</strong>
    </>
  );
}

/**
 * A guest's payment for their own dishes: by UPI from here (P-OWN-2), or on a bill of their own that a waiter brings.
 */
export function OwnPart({ restaurantId, orderId, money, own, part, to }: OwnPartProps) {
  const { declare, hint } = useWords(ownSharePart);
  const { label, declared, leftPaise } = own;
  if (to.vpa === '') {
    return (
      <div className={styles['alone']}>
        <OwnDishes part={part} />
        <p>{hint}</p>
      </div>
    );
  }
  const reference = ownUpiReference(orderId, money, { label, declared: declared?.payments ?? 0 });
  const isLeft = leftPaise > 0;
  return (
    <UpiWay
      request={isLeft ? { ...to, reference, amountPaise: leftPaise } : null}
      head={
        <>
          <OwnDishes part={part} />
          <OwnDeclared {...own} />
        </>
      }
    >
      {isLeft && <DeclareButton input={{ restaurantId, orderId, own: true }}>{declare}</DeclareButton>}
    </UpiWay>
  );
}
