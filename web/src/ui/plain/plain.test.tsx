import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BottomSheet } from './bottom-sheet.tsx';
import { PlainButton } from './button.tsx';
import { Chip, ChipRail } from './chip.tsx';
import { PlainField } from './field.tsx';
import { PlainNotice } from './notice.tsx';
import { Segmented } from '../shared/parts/segmented.tsx';
import { Stepper } from '../shared/parts/stepper.tsx';

afterEach(cleanup);

it('a button does not submit unless told to, and a pending one does nothing', () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<PlainButton onClick={onClick}>Add</PlainButton>);
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect(button.type).toBe('button');
  fireEvent.click(button);
  rerender(
    <PlainButton pending onClick={onClick}>
      Add
    </PlainButton>,
  );
  fireEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

describe('stepper', () => {
  const words = { label: 'Paneer Tikka', decreaseLabel: 'One less', increaseLabel: 'One more' };
  it('counts by one and stops at its ends', () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { rerender } = render(<Stepper {...words} value={1} max={2} onChange={onChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'One more' }));
    fireEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(onChange.mock.calls).toEqual([[2], [0]]);
    rerender(<Stepper {...words} value={2} max={2} onChange={onChange} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true);
    rerender(<Stepper {...words} value={0} max={2} onChange={onChange} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true);
    expect(screen.getByRole('group', { name: 'Paneer Tikka' })).toBeTruthy();
  });
});

it('a chip says whether it is on; a rail marks the current place', () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(
    <>
      <Chip selected onClick={() => undefined}>
        Veg only
      </Chip>
      <ChipRail
        label="Categories"
        items={[
          { id: 'soup', label: 'Soups' },
          { id: 'rice', label: 'Rice' },
        ]}
        current="soup"
        onSelect={onSelect}
      />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Veg only' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Soups' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('button', { name: 'Rice' }).hasAttribute('aria-current')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Rice' }));
  expect(onSelect).toHaveBeenCalledWith('rice');
});

it('segments are radios of one group', () => {
  const onChange = vi.fn<(value: unknown) => void>();
  const options = [
    { value: 'h', label: 'Half' },
    { value: 'f', label: 'Full' },
  ] as const;
  render(<Segmented label="Size" options={options} value="h" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Size' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Half' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Full' }));
  expect(onChange).toHaveBeenCalledWith('f');
});

it('a field ties its error to its input, also as a text area', () => {
  const { rerender } = render(<PlainField label="Mobile" hint="Ten digits" inputMode="numeric" />);
  const describedBy = () => {
    const id = screen.getByLabelText('Mobile').getAttribute('aria-describedby');
    return id && document.getElementById(id)?.textContent;
  };
  expect(describedBy()).toBe('Ten digits');
  expect(screen.getByLabelText('Mobile').hasAttribute('aria-invalid')).toBe(false);
  rerender(<PlainField label="Mobile" hint="Ten digits" error="One digit is missing" multiline />);
  expect(describedBy()).toBe('One digit is missing');
  expect(screen.getByLabelText('Mobile').tagName).toBe('TEXTAREA');
  expect(screen.getByLabelText('Mobile').getAttribute('aria-invalid')).toBe('true');
});

it('an error is announced at once, other notices politely', () => {
  render(<PlainNotice tone="error">Not sent</PlainNotice>);
  expect(screen.getByRole('alert').textContent).toBe('Not sent');
});

describe('bottom sheet', () => {
  const sheet = (open: boolean, onClose: () => void) => (
    <BottomSheet open={open} title="Size" closeLabel="Close" onClose={onClose} footer={<button>Add</button>}>
      Half or full
    </BottomSheet>
  );
  it('opens as a modal, named by its title', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const { rerender } = render(sheet(false, () => undefined));
    expect(showModal).not.toHaveBeenCalled();
    rerender(sheet(true, () => undefined));
    expect(showModal).toHaveBeenCalledOnce();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Size' });
    rerender(sheet(false, () => undefined));
    expect(dialog.open).toBe(false);
  });
  it('is open before the effects of what is inside it, which may place the focus', () => {
    const seen = vi.fn<(isOpen: boolean | undefined) => void>();
    const Inside = () => {
      useEffect(() => seen(document.querySelector('dialog')?.open), []);
      return null;
    };
    render(
      <BottomSheet open title="Size" closeLabel="Close" onClose={() => undefined}>
        <Inside />
      </BottomSheet>,
    );
    expect(seen).toHaveBeenCalledExactlyOnceWith(true);
  });
  it('asks to be closed by Escape, the button and the backdrop, but not by a tap inside', () => {
    const onClose = vi.fn<() => void>();
    render(sheet(true, onClose));
    const dialog = screen.getByRole('dialog');
    fireEvent.click(screen.getByText('Half or full'));
    expect(onClose).not.toHaveBeenCalled();
    const escape = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, escape);
    expect(escape.defaultPrevented).toBe(true);
    fireEvent.click(dialog);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(3);
  });
});
