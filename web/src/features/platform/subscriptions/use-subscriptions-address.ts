import { choiceParam, useAddressParams } from '../../../ui/table/address-params.ts';

export const VIEWS = ['plans', 'subscriptions', 'payments', 'invoices'] as const;
export type View = (typeof VIEWS)[number];

/** The states of subscriptions; those that must pay come first. */
export const STATES = ['dunning', 'lapsed', 'premium', 'ending', 'trialing'] as const;
export const PAYMENTS = ['paid', 'surplus', 'refunded', 'unpaid'] as const;

interface SubscriptionsAddress {
  readonly view: View;
  readonly state: (typeof STATES)[number];
  readonly show: (typeof PAYMENTS)[number];
}

const PARAMS = {
  view: choiceParam(VIEWS, 'plans'),
  state: choiceParam(STATES, 'dunning'),
  show: choiceParam(PAYMENTS, 'paid'),
};

export const useSubscriptionsAddress = () => useAddressParams<SubscriptionsAddress>(PARAMS);

/** The props of each view. */
export interface ViewProps {
  readonly address: SubscriptionsAddress;
  readonly go: (to: Partial<SubscriptionsAddress>) => void;
  /** The time at which the page was opened. */
  readonly now: number;
}
