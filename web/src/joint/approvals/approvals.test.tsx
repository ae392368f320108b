import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { approvals } from '@bhoj/domain/approvals/approval.collection';
import {
  allowByPin,
  askApproval,
  decideApproval,
  withdrawApproval,
} from '@bhoj/domain/approvals/approvals.contract';
import type { Approval } from '@bhoj/domain/approvals/approval.schema';
import { setDiscount } from '@bhoj/domain/billing/settle/settlement.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { anApproval } from '@bhoj/domain/fixtures/approvals';
import { inMemory } from '../../firebase/in-memory.fixtures.tsx';
import { InRestaurant } from '../../firebase/restaurant.fixtures.tsx';
import { approvals as words } from '../../messages/shared/approvals/en.ts';
import { reasonSentences } from '../../messages/shared/reasons/en.ts';
import { render } from '../../ui/plain/render-in-plain.fixtures.tsx';
import { ToastProvider } from '../../ui/shared/parts/toast-provider.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { AskSomebody } from '../../blocks/approvals/ask-somebody.tsx';
import { WaitingContext } from '../../blocks/approvals/waiting-context.ts';
import { Waiting } from './waiting.tsx';

const backend = inMemory();
const onDone = vi.fn<(output: object) => void>();
beforeEach(() => {
  onDone.mockReset();
  backend.answer(askApproval, () => ({}));
  backend.answer(withdrawApproval, () => ({}));
  backend.answer(setDiscount, () => ({}));
  backend.answer(allowByPin, () => ({}));
  backend.answer(decideApproval, () => ({}));
});
afterEach(() => {
  cleanup();
  backend.clear();
});

const ID = 'ApprovalAAAAAAAAAAA1';
const INPUT = { orderId: 'OrderAAAAAAAAAAAAAA1', discount: null };

const show = (what: React.ReactNode) =>
  render(
    <InRestaurant backend={backend} role="captain">
      <ToastProvider>
        <WaitingContext value={(props) => <Waiting {...props} />}>{what}</WaitingContext>
      </ToastProvider>
    </InRestaurant>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Asks, and returns the id of the question. */
async function asked(): Promise<string> {
  show(<AskSomebody contract={setDiscount} input={INPUT} reason="discount-above-limit" onDone={onDone} />);
  press(words.ask);
  await waitFor(() => expect(backend.sent(askApproval)).toHaveLength(1));
  const [sent] = backend.sent(askApproval) as { approvalId: string; call: string; asked: string }[];
  if (sent === undefined) throw new Error('nothing was asked');
  expect(sent.call).toBe('setDiscount');
  expect(JSON.parse(sent.asked)).toMatchObject(INPUT);
  return sent.approvalId;
}
const becomes = (approvalId: string, says: Partial<Approval>) =>
  backend.put(approvals, { approvalId }, anApproval({ askedAt: Date.now(), ...says }));
const MEERA = { uid: 'meera', kind: 'office', name: 'Meera' } as const;

describe('whoever is refused', () => {
  it.each(['already-settled', null, undefined] as const)('has nobody to ask after %s', (reason) => {
    show(<AskSomebody contract={setDiscount} input={INPUT} reason={reason} onDone={onDone} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reads who is asked, and the act is done once it is allowed, once', async () => {
    const approvalId = await asked();
    becomes(approvalId, {});
    expect(await screen.findByText(words.waitsFor('Meera or the owner'), { exact: false })).toBeTruthy();
    expect(backend.sent(setDiscount)).toEqual([]);
    becomes(approvalId, { state: 'allowed', decidedBy: MEERA, how: 'card', decidedAt: Date.now() });
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    becomes(approvalId, { state: 'spent', decidedBy: MEERA, how: 'card', spentAt: Date.now() });
    expect(backend.sent(setDiscount)).toMatchObject([{ ...INPUT, approvalId }]);
    expect(await screen.findByText(words.done('Meera'))).toBeTruthy();
  });

  it('reads why it was declined, and asks again under another id', async () => {
    const approvalId = await asked();
    becomes(approvalId, { state: 'declined', decidedBy: MEERA, answer: 'Give a dessert' });
    expect(await screen.findByText(words.declinedFor('Meera', 'Give a dessert'))).toBeTruthy();
    press(words.again);
    await waitFor(() => expect(backend.sent(askApproval)).toHaveLength(2));
    const ids = (backend.sent(askApproval) as { approvalId: string }[]).map((one) => one.approvalId);
    expect(new Set(ids).size).toBe(2);
  });

  it('reads that the time is over', async () => {
    becomes(await asked(), { askedAt: Date.now() - 11 * 60_000 });
    expect(await screen.findByText(words.expired)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.byPin })).toBeNull();
  });

  it('reads why the allowed act is refused, and repeats one whose answer was lost', async () => {
    backend.refuse(setDiscount, 'offline');
    const approvalId = await asked();
    becomes(approvalId, { state: 'allowed', decidedBy: MEERA, how: 'card', decidedAt: Date.now() });
    expect(await screen.findByText(reasonSentences.offline)).toBeTruthy();
    backend.answer(setDiscount, () => {
      throw new Refusal('approval-other-amount');
    });
    press(words.retry);
    expect(await screen.findByText(reasonSentences['approval-other-amount'])).toBeTruthy();
    expect(screen.getByRole('button', { name: words.again })).toBeTruthy();
    const ids = (backend.sent(setDiscount) as { requestId: string }[]).map((one) => one.requestId);
    expect(new Set(ids).size).toBe(1);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('takes the question back', async () => {
    const approvalId = await asked();
    becomes(approvalId, {});
    await screen.findByRole('button', { name: words.byPin });
    press(words.stop);
    await waitFor(() => expect(backend.sent(withdrawApproval)).toEqual([{ approvalId }]));
    expect(screen.getByRole('button', { name: words.ask })).toBeTruthy();
  });

  it('lets somebody who is asked enter their PIN, which is sent with its sixth digit', async () => {
    const approvalId = await asked();
    becomes(approvalId, {});
    await screen.findByRole('button', { name: words.byPin });
    press(words.byPin);
    press('Meera');
    const field = screen.getByLabelText<HTMLInputElement>(`Meera · ${words.pin}`);
    fireEvent.change(field, { target: { value: '27491' } });
    expect(backend.sent(allowByPin)).toEqual([]);
    backend.refuse(allowByPin, 'pin-wrong');
    fireEvent.change(field, { target: { value: '274913' } });
    expect(await screen.findByText(reasonSentences['pin-wrong'])).toBeTruthy();
    expect(field.value).toBe('');
    expect(backend.sent(allowByPin)).toMatchObject([{ approvalId, pin: '274913' }]);
  });
});

describe('the card of whoever is asked', () => {
  it('says act, rupees, table, who, why and how often; a tap allows', async () => {
    show(<ApprovalCard id={ID} approval={anApproval()} />);
    const card = screen.getByRole('article', { name: words.asks('Ravi') });
    expect(card.textContent).toContain('Discount · ₹540 · F1-T01');
    expect(card.textContent).toContain(`Came late · ${words.times(2)}`);
    press(words.allow);
    await waitFor(() =>
      expect(backend.sent(decideApproval)).toEqual([{ approvalId: ID, allow: true, why: '' }]),
    );
    expect(await screen.findByText(words.allowed('Ravi'))).toBeTruthy();
  });

  it('declines with a reason, and says why an answer is refused', async () => {
    backend.refuse(decideApproval, 'approval-decided');
    show(<ApprovalCard id={ID} approval={anApproval()} />);
    press(words.decline);
    fireEvent.change(screen.getByLabelText(words.why), { target: { value: ' Give a dessert ' } });
    press(words.declineGo);
    expect(await screen.findByText(reasonSentences['approval-decided'])).toBeTruthy();
    expect(backend.sent(decideApproval)).toEqual([{ approvalId: ID, allow: false, why: 'Give a dessert' }]);
  });
});
