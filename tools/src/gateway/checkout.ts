/**
 * The stand-in's checkout: the parts of https://checkout.razorpay.com/v1/checkout.js that Bhoj uses, with a dialog in
 * which a person chooses how the payment ends. It runs in the browser as a plain script, so it may import only types.
 * Its styles and ids are in its shadow root, apart from the page's.
 */
import type { Order } from './ledger.ts';
import type { Result, ShownOutcome } from './outcomes.ts';

/** The options that Razorpay documents. */
interface Options {
  readonly key: string;
  readonly order_id: string;
  readonly name?: string;
  readonly description?: string;
  readonly prefill?: { readonly name?: string; readonly email?: string; readonly contact?: string };
  readonly handler?: (answer: NonNullable<Result['handler']>) => void;
  readonly modal?: { readonly ondismiss?: () => void; readonly escape?: boolean };
}

type Shown = Pick<Order, 'amount' | 'currency' | 'status'>;
type FailedListener = (event: { readonly error: NonNullable<Result['failed']> }) => void;

(() => {
  const { origin } = new URL((document.currentScript as HTMLScriptElement).src);

  const OUTCOMES: readonly { outcome: ShownOutcome; label: string; says: string }[] = [
    { outcome: 'paid', label: 'Paid', says: 'The money is captured and the page is told.' },
    { outcome: 'failed', label: 'Failed', says: 'The bank declines. You can try again.' },
    { outcome: 'dismissed', label: 'Dismissed', says: 'You close the checkout without paying.' },
    {
      outcome: 'late',
      label: 'Late',
      says: 'The checkout closes unpaid; the money is captured some seconds later.',
    },
    {
      outcome: 'duplicate',
      label: 'Duplicate',
      says: 'Two payments are captured for the one order; events come twice.',
    },
    {
      outcome: 'tampered',
      label: 'Tampered',
      says: 'The page is told of a payment with a forged signature. Nothing is captured.',
    },
  ];

  const STYLE = `
    :host { all: initial; color-scheme: inherit; }
    * { box-sizing: border-box; font-family: system-ui, sans-serif; }
    dialog {
      width: min(28rem, calc(100vw - 2rem)); max-height: calc(100dvh - 2rem); padding: 1.25rem; overflow: auto;
      border: 1px solid light-dark(#c9c7d1, #4b4954); border-radius: 1rem;
      background: light-dark(#fff, #1d1c22); color: light-dark(#1b1a20, #f3f1f7); line-height: 1.45;
    }
    dialog::backdrop { background: rgb(0 0 0 / 0.55); }
    header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; }
    h2 { margin: 0; font-size: 1.25rem; }
    header span {
      padding: 0.125rem 0.625rem; border-radius: 1rem; font-size: 0.8125rem; font-weight: 600;
      background: light-dark(#fdecc8, #4a3608); color: light-dark(#5c3d00, #ffdf9e);
    }
    p { margin: 0.5rem 0 0; color: light-dark(#55535c, #bdbac6); }
    p[role='status']:not(:empty) {
      padding: 0.625rem 0.75rem; border-radius: 0.5rem;
      background: light-dark(#fde7e7, #4b1d1d); color: light-dark(#7a1010, #ffd5d2);
    }
    dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
    dt { color: light-dark(#55535c, #bdbac6); }
    dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
    dd.amount { font-size: 1.25rem; font-weight: 700; }
    ul { display: grid; gap: 0.625rem; margin: 1rem 0 0; padding: 0; list-style: none; }
    li { display: grid; grid-template-columns: 8rem 1fr; align-items: center; gap: 0.875rem; }
    small { font-size: 0.875rem; color: light-dark(#55535c, #bdbac6); }
    button {
      min-height: 2.75rem; padding: 0 0.75rem; font-size: 1rem; font-weight: 600; cursor: pointer; color: inherit;
      border: 1px solid light-dark(#8a8894, #7d7a88); border-radius: 0.625rem; background: transparent;
    }
    button:hover { background: light-dark(#f1f0f5, #2b2932); }
    button.first { border-color: transparent; background: light-dark(#1746a2, #a9c3ff); color: light-dark(#fff, #0d1830); }
    button.first:hover { background: light-dark(#123a88, #c4d6ff); }
    button:focus-visible { outline: 3px solid light-dark(#1746a2, #a9c3ff); outline-offset: 2px; }
    button:disabled { opacity: 0.6; cursor: default; }
  `;

  function element<T extends keyof HTMLElementTagNameMap>(
    tag: T,
    attributes: Readonly<Record<string, string>> = {},
    children: readonly (Node | string)[] = [],
  ): HTMLElementTagNameMap[T] {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    made.append(...children);
    return made;
  }

  const price = ({ amount, currency }: Shown) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100);

  const sentenceOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

  /** Requests the order from the stand-in. @throws an Error with the sentence of its answer */
  async function ask<T>({ key, order_id }: Options, init?: RequestInit): Promise<T> {
    const response = await fetch(`${origin}/v1/checkout/orders/${order_id}?key_id=${key}`, init);
    const body = (await response.json()) as T & { error: { description: string } };
    if (!response.ok) throw new Error(body.error.description);
    return body;
  }

  function choices() {
    return OUTCOMES.map(({ outcome, label, says }) => {
      const hint = `says-${outcome}`;
      const rank = outcome === 'paid' ? 'first' : 'other';
      const button = element('button', { type: 'button', class: rank, 'aria-describedby': hint }, [label]);
      return { outcome, button, row: element('li', {}, [button, element('small', { id: hint }, [says])]) };
    });
  }

  /** Returns the purchase as the page describes it. */
  function details({ name = '', description = '', prefill = {} }: Options) {
    const rows = { To: name, For: description, 'E-mail': prefill.email ?? '' };
    return Object.entries(rows)
      .filter(([, value]) => value !== '')
      .flatMap(([term, value]) => [element('dt', {}, [term]), element('dd', {}, [value])]);
  }

  function dialogFor(options: Options) {
    const amount = element('dd', { class: 'amount' }, ['…']);
    const status = element('p', { role: 'status' });
    const buttons = choices();
    const dialog = element('dialog', { 'aria-labelledby': 'title', 'aria-describedby': 'about' }, [
      element('header', {}, [
        element('h2', { id: 'title' }, ['Test payment']),
        element('span', {}, ['No real money']),
      ]),
      element('p', { id: 'about' }, ['This stands in for Razorpay. Choose how the payment ends.']),
      element('dl', {}, [...details(options), element('dt', {}, ['Amount']), amount]),
      status,
      element(
        'ul',
        { role: 'list' },
        buttons.map(({ row }) => row),
      ),
    ]);
    return { dialog, amount, status, buttons };
  }

  class Razorpay {
    readonly options: Options;
    readonly onFailed: FailedListener[] = [];
    readonly parts: ReturnType<typeof dialogFor>;
    readonly host: HTMLElement;

    constructor(options: Options | undefined) {
      if (!options?.key || !options.order_id) throw new Error('The checkout needs a key and an order_id.');
      this.options = options;
      this.parts = dialogFor(options);
      this.host = element('div', { 'data-test-payment': '' });
      this.host.attachShadow({ mode: 'open' }).append(element('style', {}, [STYLE]), this.parts.dialog);
    }

    on(event: string, listener: FailedListener): void {
      if (event === 'payment.failed') this.onFailed.push(listener);
    }

    open(): void {
      const { dialog, buttons, amount } = this.parts;
      document.body.append(this.host);
      for (const { outcome, button } of buttons) button.onclick = () => void this.choose(outcome);
      dialog.oncancel = (event) => {
        event.preventDefault();
        if (this.options.modal?.escape !== false) this.dismiss();
      };
      dialog.showModal();
      void ask<Shown>(this.options)
        .then((order) => {
          amount.textContent = price(order);
          if (order.status === 'paid') this.refuse('This order is paid already.');
        })
        .catch((cause: unknown) => this.refuse(sentenceOf(cause)));
    }

    close(): void {
      this.parts.dialog.close();
      this.host.remove();
    }

    dismiss(): void {
      this.close();
      this.options.modal?.ondismiss?.();
    }

    /** Shows why nothing can be paid any more; only the close button still works. */
    refuse(sentence: string): void {
      this.parts.status.textContent = sentence;
      for (const { outcome, button } of this.parts.buttons) button.disabled = outcome !== 'dismissed';
    }

    async choose(outcome: ShownOutcome): Promise<void> {
      if (outcome === 'dismissed') return this.dismiss();
      const { buttons, status } = this.parts;
      status.textContent = '';
      for (const { button } of buttons) button.disabled = true;
      const { key, prefill } = this.options;
      const body = JSON.stringify({ key_id: key, outcome, email: prefill?.email });
      const headers = { 'content-type': 'application/json' };
      const result = await ask<Result>(this.options, { method: 'POST', headers, body }).catch(
        (cause: unknown) => {
          status.textContent = sentenceOf(cause);
        },
      );
      for (const { button } of buttons) button.disabled = false;
      if (result) this.conclude(result);
    }

    conclude({ handler, failed }: Result): void {
      if (failed) {
        this.parts.status.textContent = `${failed.description} Try again, or close the checkout.`;
        for (const listener of this.onFailed) listener({ error: failed });
      } else if (handler) {
        this.close();
        this.options.handler?.(handler);
      } else {
        this.dismiss();
      }
    }
  }

  Object.assign(window, { Razorpay });
})();
