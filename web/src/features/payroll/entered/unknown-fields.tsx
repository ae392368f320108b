import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import type { Slip } from '@bhoj/domain/payroll/shape/slip.schema';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { payrollPayPart } from '../../../messages/owner/payroll-pay/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { askedOf, TOGETHER } from './entered-model.ts';
import type { EnteredFields } from './entered-model.ts';

export interface UnknownFieldsProps {
  readonly control: Control<EnteredFields, unknown, EnteredFields>;
  readonly slip: Slip;
}

/** The law's amounts that Bhoj does not know for this slip. It never knows those of the labour welfare fund. */
export function UnknownFields({ control, slip }: UnknownFieldsProps) {
  const { entered: words } = useWords(payrollPayPart);
  const asked = askedOf(slip);
  const fields: {
    readonly name: Exclude<keyof EnteredFields, 'extras' | 'takenBack'>;
    readonly label: string;
  }[] = [
    ...(asked.wages ? [{ name: 'wages' as const, label: words.wages }] : []),
    ...(asked.professionTax ? [{ name: 'professionTax' as const, label: words.professionTax }] : []),
    ...(asked.fund ? TOGETHER.fund.map((name) => ({ name, label: words.fund[name] })) : []),
    ...(asked.insurance ? TOGETHER.insurance.map((name) => ({ name, label: words.insurance[name] })) : []),
    ...TOGETHER.welfare.map((name) => ({ name, label: words.welfare[name] })),
  ];
  return (
    <>
      <Typography variant="subtitle1" component="h4">
        {words.unknownTitle}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.unknownHint}
      </Typography>
      {fields.map(({ name, label }) => (
        <FormTextField key={name} control={control} name={name} label={label} inputMode="decimal" />
      ))}
    </>
  );
}
