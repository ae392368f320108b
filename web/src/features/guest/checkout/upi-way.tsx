import { Smartphone } from 'lucide-react';
import { upiLink } from '@bhoj/domain/billing/settle/upi';
import type { UpiRequest } from '@bhoj/domain/billing/settle/upi';
import { formatPlain } from '@bhoj/domain/money/format';
import type { ReactNode } from 'react';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { UpiQr } from './upi-qr.tsx';
import styles from './checkout.module.css';
import shell from '../shell/guest-link.module.css';

export interface UpiWayProps {
  /** The payment to make; null when none is due by UPI, or it is already declared. */
  readonly request: UpiRequest | null;
  /** Content above the payment. */
  readonly head?: ReactNode;
  /** The payment declaration. */
  readonly children?: ReactNode;
}

/** A payment by UPI: on this phone, or from another that scans the code. */
export function UpiWay({ request, head, children }: UpiWayProps) {
  const words = useWords(billPagePart);
  const link = request === null ? null : upiLink(request);
  const amount = request === null ? '' : formatPlain(request.amountPaise);
  return (
    <div className={styles['way']}>
      <h3>
        <Smartphone aria-hidden />
        {words.upi}
      </h3>
      {head}
      {link !== null && (
        <>
          <p>{words.upiHint}</p>
          <a className={shell['link']} data-variant="primary" data-wide href={link}>
            {words.upiOpen(amount)}
          </a>
          <p>{words.upiQr}</p>
          <UpiQr link={link} label={words.upiQrLabel(amount)} />
        </>
      )}
      {children}
    </div>
  );
}
