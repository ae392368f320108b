import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { FormTextField } from './form-text-field.tsx';

afterEach(cleanup);

function Form({ onValid }: { readonly onValid: (values: { price: string }) => void }) {
  const { control, handleSubmit } = useForm<{ price: string }>({
    defaultValues: { price: '' },
    resolver: (values) =>
      values.price === ''
        ? { values: {}, errors: { price: { type: 'required', message: 'Enter a price' } } }
        : { values, errors: {} },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
      <FormTextField
        control={control}
        name="price"
        label="Price"
        helperText="In rupees"
        inputMode="decimal"
        maxLength={6}
        startAdornment="₹"
      />
      <button>Save</button>
    </form>
  );
}

it('binds label, value, input mode and helper text', async () => {
  const onValid = vi.fn<(values: { price: string }) => void>();
  render(<Form onValid={onValid} />);
  const field = screen.getByLabelText('Price');
  expect(field.getAttribute('inputmode')).toBe('decimal');
  expect(field.getAttribute('maxlength')).toBe('6');
  expect(screen.getByText('In rupees')).toBeTruthy();
  await userEvent.type(field, '240');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onValid.mock.calls[0]?.[0]).toEqual({ price: '240' }));
});

it('shows the error in place of the helper text, tied to the field, and focuses the field', async () => {
  render(<Form onValid={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const error = await screen.findByText('Enter a price');
  const field = screen.getByLabelText('Price');
  expect(screen.queryByText('In rupees')).toBeNull();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(error.id);
  expect(document.activeElement).toBe(field);
});
