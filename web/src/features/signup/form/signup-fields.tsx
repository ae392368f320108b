import type { ReactNode } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { ESTABLISHMENT_TYPES } from '@bhoj/domain/restaurant/signing-up';
import { PasswordMeter } from '../../../blocks/password/password-meter.tsx';
import { signupPart } from '../../../messages/front/signup/en.ts';
import { passwordPart } from '../../../messages/shared/password/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainCheckField } from '../../../ui/plain/check-field.tsx';
import { PlainField } from '../../../ui/plain/field.tsx';
import { PlainPasswordField } from '../../../ui/plain/password-field.tsx';
import { PlainSelect } from '../../../ui/plain/select.tsx';
import { ReferralField } from './referral-field.tsx';
import { EMPTY } from '../state/signup-model.ts';
import type { SignupInput } from '../state/signup-model.ts';
import type { ReferralCheck } from '../state/use-referral-check.ts';
import styles from './form.module.css';

interface SignupFieldsProps {
  readonly register: UseFormRegister<SignupInput>;
  readonly errors: FieldErrors<SignupInput>;
  readonly password: string;
  readonly referral: ReferralCheck;
  readonly ownReferralId: string;
  /** True when the address can no longer change: it has a payment, or a link has proved it. */
  readonly isEmailFixed: boolean;
  /** True at the payment step. */
  readonly isReferralMissed: boolean;
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Two fields beside each other where there is room. */
const Pair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['pair']}>{children}</div>
);

function RestaurantFields({ register, errors }: Pick<SignupFieldsProps, 'register' | 'errors'>) {
  const signup = useWords(signupPart);

  const types = ESTABLISHMENT_TYPES.map((value) => ({ value, text: signup.establishmentTypes[value] }));
  return (
    <Group title={signup.restaurant}>
      <Pair>
        <PlainField
          {...register('restaurantName')}
          label={signup.restaurantName}
          autoComplete="organization"
          maxLength={120}
          error={errors.restaurantName?.message}
        />
        <PlainSelect
          {...register('establishmentType')}
          label={signup.restaurantType}
          options={types}
          defaultValue={EMPTY.establishmentType}
          error={errors.establishmentType?.message}
        />
      </Pair>
      <PlainCheckField {...register('providesHotelServices')} label={signup.hotelServices} />
    </Group>
  );
}

function OwnerFields({
  register,
  errors,
  password,
  isEmailFixed,
}: Pick<SignupFieldsProps, 'register' | 'errors' | 'password' | 'isEmailFixed'>) {
  const passwordWords = useWords(passwordPart);
  const signup = useWords(signupPart);

  return (
    <Group title={signup.owner}>
      <Pair>
        <PlainField
          {...register('ownerName')}
          label={signup.ownerName}
          autoComplete="name"
          maxLength={120}
          error={errors.ownerName?.message}
        />
        <PlainField
          {...register('email')}
          label={signup.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={isEmailFixed ? signup.emailFixed : signup.emailHint}
          error={errors.email?.message}
          readOnly={isEmailFixed}
        />
      </Pair>
      <div className={styles['password']}>
        <PlainPasswordField
          {...register('password')}
          label={signup.password}
          autoComplete="new-password"
          hint={passwordWords.hint}
          error={errors.password?.message}
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
  register,
  errors,
  password,
  referral,
  ownReferralId,
  isEmailFixed,
  isReferralMissed,
}: SignupFieldsProps) {
  const signup = useWords(signupPart);

  return (
    <>
      <RestaurantFields register={register} errors={errors} />
      <OwnerFields register={register} errors={errors} password={password} isEmailFixed={isEmailFixed} />
      <Group title={signup.referral}>
        <Pair>
          <ReferralField
            register={register}
            error={errors.staffReferralId?.message}
            check={referral}
            isMissed={isReferralMissed}
          />
          <PlainField
            label={signup.ownReferralId}
            value={ownReferralId}
            hint={signup.ownReferralHint}
            readOnly
          />
        </Pair>
      </Group>
    </>
  );
}
