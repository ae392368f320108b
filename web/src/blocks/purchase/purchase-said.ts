import type { Reason } from '@bhoj/domain/catalogue/reasons';
import type { Words } from '../../words/part.ts';
import { isOnItsWay } from './purchase.ts';
import type { Purchase } from './purchase.ts';

type Said = keyof Words<'payments'>['states'];

const TONES = {
  unasked: 'warning',
  dismissed: 'info',
  failed: 'error',
  'no-script': 'error',
  wrong: 'error',
  waits: 'info',
  unheard: 'warning',
} as const satisfies Record<Said, string>;

/** The message about an unfinished purchase. */
export interface PurchaseNews {
  readonly tone: 'info' | 'warning' | 'error';
  readonly title?: string;
  readonly text: string;
  /** True when the person can ask the server for news. */
  readonly canAsk: boolean;
}

const isSaid = (payments: Words<'payments'>, state: string): state is Said =>
  Object.hasOwn(payments.states, state);

/** Returns the message about a purchase; null when there is none or it is finished. */
export function purchaseNews(
  payments: Words<'payments'>,
  reasonSentences: Readonly<Record<Reason | 'offline', string>>,
  purchase: Purchase,
): PurchaseNews | null {
  if (purchase.state === 'refused')
    return { tone: 'error', text: reasonSentences[purchase.reason], canAsk: false };
  if (!isSaid(payments, purchase.state)) return null;
  return {
    tone: TONES[purchase.state],
    ...payments.states[purchase.state],
    canAsk: isOnItsWay(purchase) || purchase.state === 'unasked',
  };
}
