import { useId } from 'react';
import type {
  CheckFieldProps,
  KitFields,
  ManyFieldProps,
  SelectFieldProps,
  SheetProps,
  TextFieldProps,
} from '../shared/kit/kit.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import { PlainCheckField } from './check-field.tsx';
import { PlainField } from './field.tsx';
import { PlainSelect } from './select.tsx';
import { PlainToggleGroup } from './toggle-group.tsx';
import styles from './plain-fields.module.css';

/** Returns the attributes for the text below a field. An undefined attribute would count as present. */
const below = ({ fault = null, hint }: Pick<TextFieldProps, 'fault' | 'hint'>) => ({
  ...(fault !== null && { error: fault }),
  ...(hint !== undefined && { hint }),
});

const TextField = ({ fault, hint, onChange, required, ...field }: TextFieldProps) => (
  <PlainField
    {...field}
    {...below({ fault: fault ?? null, hint })}
    {...(required === true && { 'aria-required': true })}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
  />
);

const SelectField = ({ fault, hint, onChange, options, required, value, ...field }: SelectFieldProps) => (
  <PlainSelect
    {...field}
    value={value}
    {...below({ fault: fault ?? null, hint })}
    {...(required === true && { 'aria-required': true })}
    options={options}
    {...(!options.some((option) => option.value === value) && { none: '' })}
    onChange={({ target }) => onChange(target.value)}
  />
);

const ManyField = ({ label, value, fault, hint, onChange, options }: ManyFieldProps) => (
  <fieldset className={styles['many']} aria-invalid={fault !== null && fault !== undefined}>
    <legend>{label}</legend>
    {options.map((option) => (
      <PlainCheckField
        key={option.value}
        label={option.text}
        checked={value.includes(option.value)}
        onChange={() =>
          onChange(
            options
              .map((each) => each.value)
              .filter((each) => value.includes(each) !== (each === option.value)),
          )
        }
      />
    ))}
    {(fault ?? hint) !== undefined && <p data-error={typeof fault === 'string'}>{fault ?? hint}</p>}
  </fieldset>
);

function CheckField({ label, hint, checked, isPartly, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div>
      <PlainCheckField
        label={label}
        checked={checked}
        isPartly={isPartly === true}
        onChange={onChange}
        {...(hint !== undefined && { 'aria-describedby': id })}
      />
      {hint !== undefined && (
        <p id={id} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
}

const Sheet = (sheet: SheetProps) => <BottomSheet {...sheet} open />;

/** The plain fields, for the forms that pages of both kits show. */
export const plainFields: KitFields = {
  TextField,
  SelectField,
  ManyField,
  ToggleGroup: PlainToggleGroup,
  CheckField,
  Sheet,
};
