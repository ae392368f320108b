import type { Address } from './state/use-address.ts';
import type { TrendingDays } from './state/use-trending-days.ts';

export interface ViewProps {
  readonly trending: TrendingDays;
  readonly address: Address;
  readonly onGo: (to: Partial<Address>) => void;
}
