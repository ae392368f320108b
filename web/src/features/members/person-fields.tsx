import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { MemberRole } from '@bhoj/domain/catalogue/roles';
import { staffPart } from '../../messages/owner/members/en.ts';
import { useWords } from '../../words/use-words.ts';
import { FormTextField } from '../../ui/mui/form/form-text-field.tsx';
import { Segmented } from '../../ui/shared/parts/segmented.tsx';
import type { NewPerson, PersonValues } from './person-form.ts';

type PersonControl = Control<PersonValues, unknown, NewPerson>;

/** Chooses where the person works, with an explanation below. */
function RoleChoice({ control }: { readonly control: PersonControl }) {
  const words = useWords(staffPart);

  const { field } = useController({ control, name: 'role' });
  const options = (Object.keys(words.roles) as MemberRole[]).map((value) => ({
    value,
    label: words.roles[value],
  }));
  return (
    <Box>
      <Typography variant="body2" aria-hidden sx={{ mb: 0.75 }}>
        {words.role}
      </Typography>
      <Segmented label={words.role} options={options} value={field.value} onChange={field.onChange} />
      <FormHelperText sx={{ mx: 0 }}>{words.roleHints[field.value]}</FormHelperText>
    </Box>
  );
}

/** The fields for a new person. */
export function PersonFields({ control }: { readonly control: PersonControl }) {
  const words = useWords(staffPart);

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
      <RoleChoice control={control} />
    </>
  );
}
