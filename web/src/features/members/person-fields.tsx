import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import type { Control, FieldPath } from 'react-hook-form';
import { PasswordMeter } from '../../blocks/password/password-meter.tsx';
import { staffPart } from '../../words/owner/members.ts';
import { passwordPart } from '../../words/shared/password.ts';
import { useWords } from '../../words/use-words.ts';
import { FormPasswordField } from '../../ui/mui/form/form-password-field.tsx';
import { FormTextField } from '../../ui/mui/form/form-text-field.tsx';
import { Segmented } from '../../ui/shared/parts/segmented.tsx';
import type { NewPerson, PersonValues } from './person-form.ts';

type PersonControl = Control<PersonValues, unknown, NewPerson>;

interface ChoiceProps<Name extends FieldPath<PersonValues>> {
  readonly control: PersonControl;
  readonly name: Name;
  readonly label: string;
  readonly labels: Readonly<Record<PersonValues[Name], string>>;
  readonly hint: (value: PersonValues[Name]) => string;
}

/** Chooses one of two, with an explanation below. */
function Choice<Name extends 'role' | 'entry'>({ control, name, label, labels, hint }: ChoiceProps<Name>) {
  const { field } = useController({ control, name });
  const value = field.value as PersonValues[Name];
  const options = Object.entries<string>(labels).map(([option, text]) => ({
    value: option as PersonValues[Name],
    label: text,
  }));
  return (
    <Box>
      <Typography variant="body2" aria-hidden sx={{ mb: 0.75 }}>
        {label}
      </Typography>
      <Segmented label={label} options={options} value={value} onChange={field.onChange} />
      <FormHelperText sx={{ mx: 0 }}>{hint(value)}</FormHelperText>
    </Box>
  );
}

/** The fields for a new person. */
export function PersonFields({ control }: { readonly control: PersonControl }) {
  const passwordWords = useWords(passwordPart);
  const words = useWords(staffPart);

  const [entry, password] = useWatch({ control, name: ['entry', 'password'] });
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
      <Choice
        control={control}
        name="role"
        label={words.role}
        labels={words.roles}
        hint={(role) => words.roleHints[role]}
      />
      <Choice
        control={control}
        name="entry"
        label={words.entry}
        labels={words.entries}
        hint={(how) => (how === 'link' ? words.linkHint : words.passwordHint)}
      />
      {entry === 'password' && (
        <div>
          <FormPasswordField
            control={control}
            name="password"
            label={words.password}
            helperText={passwordWords.hint}
            autoComplete="new-password"
            showLabel={passwordWords.show}
            hideLabel={passwordWords.hide}
            required
          />
          <PasswordMeter password={password} />
        </div>
      )}
    </>
  );
}
