import type { Row } from '../state/expenses-model.ts';
import type { Address } from '../state/use-address.ts';

export interface ExpenseListProps {
  /** `yyyy-mm` */
  readonly month: string;
  readonly rows: readonly Row[];
  readonly address: Address;
  readonly onGo: (to: Partial<Address>) => void;
}
