import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { FormTextField } from '../../ui/mui/form/form-text-field.tsx';
import { JobChoice } from './job-choice.tsx';
import type { NewPerson, PersonValues } from './person-form.ts';

type PersonControl = Control<PersonValues, unknown, NewPerson>;

/** The fields for a new person. */
export function PersonFields({ control }: { readonly control: PersonControl }) {
  const words = useWords(staffPart);

  const { field } = useController({ control, name: 'preset' });
  return (
    <>
      <FormTextField
        control={control}
        name="name"
        label={words.name}
        helperText={words.nameHint}
        autoComplete="off"
        maxLength={80}
        autoFocus
        required
      />
      <FormTextField
        control={control}
        name="email"
        label={words.email}
        helperText={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <JobChoice value={field.value} onChange={field.onChange} />
    </>
  );
}
