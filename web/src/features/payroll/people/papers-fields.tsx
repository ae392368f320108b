import Typography from '@mui/material/Typography';
import type { Control } from 'react-hook-form';
import { PAPERS } from '@bhoj/domain/payroll/shape/papers.schema';
import type { Person } from '@bhoj/domain/payroll/shape/person.schema';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { payrollPeoplePart } from '../../../messages/owner/payroll-people/en.ts';
import { useWords } from '../../../words/use-words.ts';
import type { PersonFields } from './person-form-model.ts';
import { endsOf } from './person-model.ts';

export interface PapersFieldsProps {
  readonly control: Control<PersonFields, unknown, PersonFields>;
  /** Null for a new person. */
  readonly person: Person | null;
}

/** The account for pay, and the numbers of papers; stored ones show only their ends. */
export function PapersFields({ control, person }: PapersFieldsProps) {
  const words = useWords(payrollPeoplePart);
  const ends = person === null ? null : endsOf(person);
  return (
    <>
      <Typography variant="h6" component="h3">
        {words.form.payTo}
      </Typography>
      <FormTextField control={control} name="upi" label={words.form.upi} />
      {PAPERS.map((paper) => {
        const end = ends?.[paper] ?? '';
        return (
          <FormTextField
            key={paper}
            control={control}
            name={paper}
            label={words.papers[paper]}
            autoComplete="off"
            {...(end !== '' && { helperText: words.form.keeps(end) })}
          />
        );
      })}
      <FormTextField control={control} name="ifsc" label={words.form.ifsc} />
    </>
  );
}
