import type { CheckoutOrder } from '@bhoj/domain/subscription/subscription.contract';
import type { Words } from '../../words/part.ts';
import { loadScript } from '../../ui/shared/load-script.ts';

/** The answer of the gateway's checkout after a payment. */
export interface PaidAnswer {
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

export type CheckoutAnswer =
  | ({ readonly outcome: 'paid' } & PaidAnswer)
  /** The window was closed; `failed`: after an attempt that the bank refused. */
  | { readonly outcome: 'dismissed' | 'failed' }
  /** The provider's script could not be loaded. */
  | { readonly outcome: 'no-script' };

/**
 * The part of checkout.js that Bhoj uses: https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/
 */
interface Razorpay {
  readonly open: () => void;
  readonly on: (event: 'payment.failed', listener: () => void) => void;
}
interface RazorpayOptions {
  readonly key: string;
  /** Paise. */
  readonly amount: number;
  readonly currency: 'INR';
  readonly name: string;
  readonly description: string;
  readonly order_id: string;
  readonly prefill: { readonly name: string; readonly email: string };
  readonly theme: { readonly color: string };
  readonly handler: (answer: {
    readonly razorpay_payment_id: string;
    readonly razorpay_order_id: string;
    readonly razorpay_signature: string;
  }) => void;
  readonly modal: { readonly ondismiss: () => void };
}
type RazorpayConstructor = new (options: RazorpayOptions) => Razorpay;

/** Returns the theme's primary colour as computed on the page, because checkout takes no CSS variable. */
const themeColor = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--bhoj-primary').trim();

/** Opens the gateway's checkout for an order, and resolves when it has closed. */
export async function openCheckout(
  common: Words<'common'>,
  payments: Words<'payments'>,
  scriptUrl: string,
  order: CheckoutOrder,
  buyer: { readonly name: string; readonly email: string },
): Promise<CheckoutAnswer> {
  const isLoaded = await loadScript(scriptUrl);
  const { Razorpay: Checkout } = globalThis as { Razorpay?: RazorpayConstructor };
  if (!isLoaded || Checkout === undefined) return { outcome: 'no-script' };
  return new Promise((resolve) => {
    let hasFailed = false;
    const checkout = new Checkout({
      key: order.keyId,
      amount: order.amountPaise,
      currency: order.currency,
      name: common.product,
      description: payments.checkoutDescription(order.planName),
      order_id: order.id,
      prefill: buyer,
      theme: { color: themeColor() },
      handler: (answer) =>
        resolve({
          outcome: 'paid',
          paymentId: answer.razorpay_payment_id,
          orderId: answer.razorpay_order_id,
          signature: answer.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve({ outcome: hasFailed ? 'failed' : 'dismissed' }) },
    });
    // After a failed try the window stays open for another one; only closing it ends the checkout.
    checkout.on('payment.failed', () => {
      hasFailed = true;
    });
    checkout.open();
  });
}
