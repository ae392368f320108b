import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToast } from '../shared/toast.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { LabelledSwitch } from './switch.tsx';
import { ToastProvider } from '../shared/parts/toast-provider.tsx';
import { PlainToggleGroup } from './toggle-group.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const question = (changes: {
  pending?: boolean;
  open?: boolean;
  onClose?: () => void;
  onConfirm?: () => void;
}) => (
  <ConfirmDialog
    open
    title="Discard 2 dishes?"
    text="They are not sent."
    confirmLabel="Discard"
    cancelLabel="Keep"
    onConfirm={() => undefined}
    onClose={() => undefined}
    {...changes}
  />
);

it('a confirmation names the thing and puts the focus on the safe answer', () => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  render(question({ onConfirm, onClose }));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Discard 2 dishes?' });
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect([onConfirm, onClose].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

it('a pending confirmation can be neither repeated nor closed, and a closed one asks nothing', () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(question({ pending: true, onClose }));
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(question({ open: false }));
  expect(screen.queryByText('Discard 2 dishes?')).toBeNull();
});

function Asking({ onUndo }: { readonly onUndo: () => void }) {
  const toast = useToast();
  return (
    <button
      type="button"
      onClick={() => toast({ message: 'Served', action: { label: 'Undo', onClick: onUndo } })}
    >
      Serve
    </button>
  );
}

it('a toast is announced, is gone after 8 seconds, and stays while it is touched', () => {
  vi.useFakeTimers();
  const onUndo = vi.fn<() => void>();
  render(
    <ToastProvider>
      <Asking onUndo={onUndo} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Serve' }));
  expect(screen.getByRole('status').textContent).toBe('ServedUndo');
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('Served')).toBeTruthy();
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
  act(() => void vi.advanceTimersByTime(8000));
  expect(screen.getByRole('status').textContent).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Serve' }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('a toast stands in the sheet that is open', () => {
  render(
    <ToastProvider>
      <dialog open aria-label="Sheet">
        <Asking onUndo={() => undefined} />
      </dialog>
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Serve' }));
  expect(screen.getByRole('dialog', { name: 'Sheet' }).contains(screen.getByText('Served'))).toBe(true);
});

it('loading rows are announced once', () => {
  render(<SkeletonRows label="Loading dishes" rows={3} />);
  expect(screen.getByRole('status', { name: 'Loading dishes' }).children).toHaveLength(3);
});

it('a switch says whether it is on, and what it does', () => {
  const onChange = vi.fn<(on: boolean) => void>();
  render(<LabelledSwitch label="Print" helperText="Each new ticket" checked={false} onChange={onChange} />);
  const box = screen.getByRole<HTMLInputElement>('switch', { name: 'Print' });
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Each new ticket',
  );
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledWith(true);
});

it('of a group, the chosen one is pressed, and only another is told', () => {
  const onChange = vi.fn<(value: string) => void>();
  const options = ['one', 'two'].map((value) => ({ value, text: value }));
  render(<PlainToggleGroup label="Split" value="one" options={options} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'one' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'one' }));
  fireEvent.click(screen.getByRole('button', { name: 'two' }));
  expect(onChange.mock.calls).toEqual([['two']]);
});
