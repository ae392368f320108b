import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rupees } from '@bhoj/domain/money/money';
import { openCheckout } from './checkout.ts';
import { common } from '../../messages/shared/common/en.ts';
import { payments } from '../../messages/shared/payments/en.ts';

interface Options {
  readonly handler: (answer: Record<string, string>) => void;
  readonly modal: { readonly ondismiss: () => void };
}

const { loadScript, opened } = vi.hoisted(() => ({
  loadScript: vi.fn<(url: string) => Promise<boolean>>(),
  opened: [] as { options: Options; fail: () => void }[],
}));
vi.mock('../../ui/shared/load-script.ts', () => ({ loadScript }));

class Razorpay {
  #fail: () => void = () => undefined;
  readonly #options: Options;
  constructor(options: Options) {
    this.#options = options;
  }
  on(_: string, listener: () => void) {
    this.#fail = listener;
  }
  open() {
    opened.push({ options: this.#options, fail: this.#fail });
  }
}

const order = {
  id: 'order_A1',
  amountPaise: rupees(999),
  currency: 'INR',
  keyId: 'rzp_test_x',
  planName: 'Premium',
} as const;
const open = () =>
  openCheckout(common, payments, 'https://pay.example/checkout.js', order, {
    name: 'Asha',
    email: 'a@b.example',
  });
const shown = async () => {
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  const [checkout] = opened;
  if (checkout === undefined) throw new Error('no checkout is open');
  return checkout;
};

beforeEach(() => {
  loadScript.mockReset().mockResolvedValue(true);
  vi.stubGlobal('Razorpay', Razorpay);
  document.documentElement.style.setProperty('--bhoj-primary', '#A63D17');
});
afterEach(() => {
  opened.length = 0;
  vi.unstubAllGlobals();
});

it('opens with the order that the server made, and returns the proof of payment (PAY-1)', async () => {
  const answer = open();
  const { options } = await shown();
  expect(options).toMatchObject({
    key: 'rzp_test_x',
    amount: 99_900,
    currency: 'INR',
    description: 'Premium Subscription',
    order_id: 'order_A1',
    prefill: { name: 'Asha', email: 'a@b.example' },
    theme: { color: '#A63D17' },
  });
  options.handler({
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_A1',
    razorpay_signature: 'signed',
  });
  expect(await answer).toEqual({
    outcome: 'paid',
    paymentId: 'pay_1',
    orderId: 'order_A1',
    signature: 'signed',
  });
});

it('distinguishes a closed window from one closed after a failed try', async () => {
  const first = open();
  (await shown()).options.modal.ondismiss();
  expect(await first).toEqual({ outcome: 'dismissed' });
  opened.length = 0;
  const second = open();
  const checkout = await shown();
  checkout.fail();
  checkout.options.modal.ondismiss();
  expect(await second).toEqual({ outcome: 'failed' });
});

it('says that the script did not load, or defined nothing', async () => {
  loadScript.mockResolvedValueOnce(false);
  expect(await open()).toEqual({ outcome: 'no-script' });
  vi.stubGlobal('Razorpay', undefined);
  expect(await open()).toEqual({ outcome: 'no-script' });
});
