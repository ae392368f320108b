import { TextField } from '../../../ui/shared/kit/controls.tsx';

export interface MoneyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly fault: string | null;
  readonly hint?: string;
  readonly onChange: (typed: string) => void;
}

/** A field for an amount in rupees, with its fault below. */
export function MoneyField(field: MoneyFieldProps) {
  return <TextField {...field} inputMode="decimal" maxLength={11} />;
}
