import type { Address } from './state/use-address.ts';
import type { TradeDays } from './state/use-trade.ts';

export interface ViewProps {
  readonly trade: TradeDays;
  readonly address: Address;
  readonly onGo: (to: Partial<Address>) => void;
}
