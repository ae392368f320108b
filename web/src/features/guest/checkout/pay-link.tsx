import { upiLink } from '@bhoj/domain/billing/settle/upi';
import type { UpiRequest } from '@bhoj/domain/billing/settle/upi';
import { billPagePart } from '../../../messages/guest/bill-page/en.ts';
import { useWords } from '../../../words/use-words.ts';
import styles from '../shell/guest-link.module.css';

export interface PayLinkProps {
  readonly request: UpiRequest;
  /** The id of the ways to pay on the page. */
  readonly waysId: string;
}

/**
 * Opens the UPI app, and scrolls to the ways to pay. A browser cannot tell whether there is an app: without one, the
 * guest finds the code to scan there, and after the app, the button that declares the payment.
 */
export function PayLink({ request, waysId }: PayLinkProps) {
  const words = useWords(billPagePart);
  return (
    <a
      className={styles['link']}
      data-variant="primary"
      href={upiLink(request)}
      onClick={() => document.getElementById(waysId)?.scrollIntoView()}
    >
      {words.upiPay}
    </a>
  );
}
