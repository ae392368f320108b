import { upiLink } from '@bhoj/domain/billing/settle/upi';
import type { UpiRequest } from '@bhoj/domain/billing/settle/upi';
import { billPageWords } from '../../../words/guest-bill-page.ts';
import { useSpeech } from '../context/language.tsx';
import styles from '../shell/guest-link.module.css';

export interface PayLinkProps {
  readonly request: UpiRequest;
  /** The id of the ways to pay on the page. */
  readonly waysId: string;
}

/**
 * Opens the UPI app, and brings the ways to pay into view: a browser cannot learn whether there is an app, so the code to
 * scan stands there, and who comes back from the app finds the button that says that it is paid.
 */
export function PayLink({ request, waysId }: PayLinkProps) {
  const words = billPageWords(useSpeech().words);
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
