import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { Controller } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { ESTABLISHMENT_TYPES } from '@bhoj/domain/restaurant/restaurant.schema';
import { PasswordMeter } from '../../../blocks/password/password-meter.tsx';
import { signupPart } from '../../../words/front/signup.ts';
import { passwordPart } from '../../../words/shared/password.ts';
import { useWords } from '../../../words/use-words.ts';
import { FormPasswordField } from '../../../ui/mui/form/form-password-field.tsx';
import { FormTextField } from '../../../ui/mui/form/form-text-field.tsx';
import { ReferralField } from './referral-field.tsx';
import type { SignupInput, SignupValues } from '../state/signup-model.ts';
import type { ReferralState } from '../state/use-referral-check.ts';

interface SignupFieldsProps {
  readonly control: Control<SignupInput, unknown, SignupValues>;
  readonly password: string;
  readonly referral: ReferralState;
  readonly ownReferralId: string;
  /** True when the address can no longer change: something was paid for it, or a link has proved it. */
  readonly isEmailFixed: boolean;
  /** True at the payment step. */
  readonly isReferralMissed: boolean;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, typography: 'h6' }}>
        {title}
      </Box>
      <Stack sx={{ gap: 2.5 }}>{children}</Stack>
    </Box>
  );
}

/** Two fields beside each other where there is room. */
function Pair({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
      {children}
    </Box>
  );
}

function RestaurantFields({ control }: Pick<SignupFieldsProps, 'control'>) {
  const signup = useWords(signupPart);

  return (
    <Group title={signup.restaurant}>
      <Pair>
        <FormTextField
          control={control}
          name="restaurantName"
          label={signup.restaurantName}
          autoComplete="organization"
          maxLength={120}
        />
        <FormTextField control={control} name="establishmentType" label={signup.restaurantType} select>
          {ESTABLISHMENT_TYPES.map((type) => (
            <MenuItem key={type} value={type}>
              {signup.establishmentTypes[type]}
            </MenuItem>
          ))}
        </FormTextField>
      </Pair>
      <Controller
        control={control}
        name="providesHotelServices"
        render={({ field: { value, ...field } }) => (
          <FormControlLabel control={<Checkbox {...field} checked={value} />} label={signup.hotelServices} />
        )}
      />
    </Group>
  );
}

function OwnerFields({
  control,
  password,
  isEmailFixed,
}: Pick<SignupFieldsProps, 'control' | 'password' | 'isEmailFixed'>) {
  const passwordWords = useWords(passwordPart);
  const signup = useWords(signupPart);

  return (
    <Group title={signup.owner}>
      <Pair>
        <FormTextField
          control={control}
          name="ownerName"
          label={signup.ownerName}
          autoComplete="name"
          maxLength={120}
        />
        <FormTextField
          control={control}
          name="email"
          label={signup.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          helperText={isEmailFixed ? signup.emailFixed : signup.emailHint}
          readOnly={isEmailFixed}
        />
      </Pair>
      <div>
        <FormPasswordField
          control={control}
          name="password"
          label={signup.password}
          autoComplete="new-password"
          helperText={passwordWords.hint}
          showLabel={passwordWords.show}
          hideLabel={passwordWords.hide}
        />
        <PasswordMeter password={password} />
      </div>
    </Group>
  );
}

/** The fields for a new owner, in three groups. */
export function SignupFields({
  control,
  password,
  referral,
  ownReferralId,
  isEmailFixed,
  isReferralMissed,
}: SignupFieldsProps) {
  const signup = useWords(signupPart);

  return (
    <Stack sx={{ gap: 3 }}>
      <RestaurantFields control={control} />
      <OwnerFields control={control} password={password} isEmailFixed={isEmailFixed} />
      <Group title={signup.referral}>
        <Pair>
          <ReferralField control={control} state={referral} isMissed={isReferralMissed} />
          <TextField
            label={signup.ownReferralId}
            value={ownReferralId}
            helperText={signup.ownReferralHint}
            slotProps={{ input: { readOnly: true } }}
          />
        </Pair>
      </Group>
    </Stack>
  );
}
