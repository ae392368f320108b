import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Utensils } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeniedState } from './states/denied-state.tsx';
import { EmptyState } from './states/empty-state.tsx';
import { ErrorState } from './states/error-state.tsx';
import { LoadingPage } from './states/loading-page.tsx';
import { Notice } from './notice.tsx';
import { OfflineBanner } from '../shared/parts/status-bar.tsx';
import { PageHeader } from './page-header.tsx';
import { SectionCard } from './section-card.tsx';
import { SkeletonRows } from './states/skeleton-rows.tsx';
import { StatusDotBadge } from '../shared/parts/status-dot-badge.tsx';
import { SubmitButton } from './form/submit-button.tsx';

afterEach(cleanup);

it('a page header gives the page its heading', () => {
  render(<PageHeader title="Menu" description="Sixty dishes" actions={<button>Add</button>} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Menu' })).toBeTruthy();
});

it('loading is announced, as a page and as rows', () => {
  render(<LoadingPage label="Loading..." />);
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  cleanup();
  render(<SkeletonRows label="Loading dishes" rows={3} />);
  expect(screen.getByRole('status', { name: 'Loading dishes' }).children).toHaveLength(3);
});

it('an empty state has one line and one button', () => {
  render(<EmptyState icon={Utensils} line="Add your first dish" action={<button>Add dish</button>} />);
  expect(screen.getByText('Add your first dish')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('an error is announced, and can be retried', () => {
  const onRetry = vi.fn<() => void>();
  render(<ErrorState title="The orders did not load" retry={{ label: 'Try again', onRetry }} />);
  expect(screen.getByRole('alert').textContent).toContain('The orders did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('an error without a retry shows no button', () => {
  render(<ErrorState title="Gone" />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('denied says who is allowed', () => {
  render(<DeniedState title="Only the owner opens this page" text="Ask the owner." />);
  expect(screen.getByText('Ask the owner.')).toBeTruthy();
});

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'status'],
  ['error', 'alert'],
] as const)('a notice of %s is a %s', (tone, role) => {
  render(<Notice tone={tone}>Words</Notice>);
  expect(screen.getByRole(role).textContent).toBe('Words');
});

it('a section is named by its title', () => {
  render(<SectionCard title="Tax">5 %</SectionCard>);
  expect(screen.getByRole('region', { name: 'Tax' }).textContent).toContain('5 %');
});

it('a badge always has its word', () => {
  render(<StatusDotBadge color="green" word="Available" />);
  expect(screen.getByText('Available')).toBeTruthy();
});

it('the offline banner keeps its place in the accessibility tree', () => {
  const { rerender } = render(<OfflineBanner offline={false} text="You are offline" />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<OfflineBanner offline text="You are offline" />);
  expect(screen.getByRole('status').textContent).toBe('You are offline');
  rerender(<OfflineBanner offline text="You are offline" since="Last connected at 19:40." />);
  expect(screen.getByRole('status').textContent).toBe('You are offline Last connected at 19:40.');
});

it('a submit button works once', () => {
  const { rerender } = render(<SubmitButton pending={false}>Save</SubmitButton>);
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect([button.type, button.disabled]).toEqual(['submit', false]);
  rerender(
    <SubmitButton pending pendingLabel="Saving">
      Save
    </SubmitButton>,
  );
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toBe('Saving');
});

it('a confirmation names the thing and puts the focus on the safe answer', () => {
  const onConfirm = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const words = { title: 'Delete Paneer Tikka?', text: 'Old bills keep it.', confirmLabel: 'Delete' };
  render(<ConfirmDialog open {...words} cancelLabel="Keep" onConfirm={onConfirm} onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Delete Paneer Tikka?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

it('a pending confirmation can be neither repeated nor closed', () => {
  const onClose = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      pending
      title="Delete?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      onConfirm={onClose}
      onClose={onClose}
    />,
  );
  for (const button of screen.getAllByRole<HTMLButtonElement>('button')) expect(button.disabled).toBe(true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
});
