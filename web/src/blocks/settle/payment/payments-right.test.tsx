import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exactly } from '@bhoj/domain/billing/documents/invoice';
import { aSettlement } from '@bhoj/domain/fixtures/billing';
import { anOrder } from '@bhoj/domain/fixtures/orders';
import { rupees } from '@bhoj/domain/money/money';
import { reasonSentences } from '../../../messages/shared/reasons/en.ts';
import { settling as words } from '../../../messages/shared/settling/en.ts';
import { plainFields } from '../../../ui/plain/plain-fields.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import type { PaymentAct } from '../state/acts.ts';
import { PaymentsRight } from './payments-right.tsx';

const act = vi.fn<PaymentAct>();
const onClose = vi.fn<() => void>();
const show = (payments = [exactly('cash', rupees(300))]) =>
  render(
    <KitFieldsContext value={plainFields}>
      <ToastProvider>
        <PaymentsRight
          settlement={aSettlement(anOrder(), { payments })}
          type="dine-in"
          act={act}
          onClose={onClose}
        />
      </ToastProvider>
    </KitFieldsContext>,
  );
const putRight = () => screen.getByRole('button', { name: words.putRight });
const why = (text: string) =>
  fireEvent.change(screen.getByLabelText(words.giveBackReason), { target: { value: text } });

beforeEach(() => {
  act.mockReset().mockResolvedValue({ output: {} });
  onClose.mockReset();
});
afterEach(cleanup);

it('asks how one payment was made and why, and sends what the person saw', async () => {
  show();
  expect(screen.getByText(words.rightText)).toBeTruthy();
  expect(putRight().hasAttribute('disabled') || putRight().getAttribute('aria-disabled') === 'true').toBe(
    true,
  );
  why('यूपीआई से मिला');
  fireEvent.click(putRight());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(act).toHaveBeenCalledOnce();
  expect(act.mock.calls[0]?.[0]).toMatchObject({
    payment: 0,
    from: { method: 'cash', name: '' },
    to: { method: 'upi', name: '' },
    reason: 'यूपीआई से मिला',
  });
});

it('asks first which of several payments', () => {
  show([exactly('cash', rupees(300)), exactly('upi', rupees(200))]);
  const sheet = screen.getByRole('dialog', { name: words.rightWhich });
  const second = within(sheet).getAllByRole('button', { name: words.putRight })[1];
  if (second !== undefined) fireEvent.click(second);
  expect(screen.getByRole('dialog', { name: words.rightTitle('UPI ₹200') })).toBeTruthy();
});

it('says why it was refused, and keeps what was typed', async () => {
  act.mockResolvedValue({ failure: { reason: 'owner-corrects', details: {} } });
  show();
  why('Mistyped');
  fireEvent.click(putRight());
  expect(await screen.findByText(reasonSentences['owner-corrects'])).toBeTruthy();
  expect(screen.getByDisplayValue('Mistyped')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
