import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { moveCash, readTills } from '@bhoj/domain/cash/tills.contract';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { openTills } from '../../../messages/shared/open-tills/en.ts';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { ToastProvider } from '../../../ui/shared/parts/toast-provider.tsx';
import { backend, eachCaptain, page, press, says, settle } from '../captain-page.fixtures.tsx';
import { PayOut } from '../later.ts';

eachCaptain();
const open = () => render(<ToastProvider>{page()}</ToastProvider>);

const TILL = { sessionId: 'SessionAAAAAAAAAAAA1', holder: 'Asha', isMine: false };
const COUNTER = { ...TILL, till: { id: 'counter', name: 'Counter' } };
const BAR = { ...TILL, sessionId: 'SessionAAAAAAAAAAAA2', till: { id: 'bar', name: 'Bar' }, holder: 'Ravi' };

async function showing(tills: readonly (typeof COUNTER)[]) {
  await act(() => PayOut.loadAhead());
  says({ tills: 2 });
  backend.answer(readTills, () => ({ open: [...tills] }));
  open();
  await settle();
  press(openTills.payOut);
  await settle();
}
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });

it('is not there without cash sessions', async () => {
  await act(() => PayOut.loadAhead());
  open();
  await settle();
  expect(screen.queryByRole('button', { name: openTills.payOut })).toBeNull();
});

it('pays out of the chosen till, or offers to ask somebody who may', async () => {
  await showing([COUNTER, BAR]);
  const go = () => screen.getByRole('button', { name: openTills.go });
  expect(screen.getByText(openTills.missing.till)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Bar · Ravi' }));
  expect(screen.getByText(openTills.missing.amount)).toBeTruthy();
  type(openTills.amount, '40');
  expect(screen.getByText(openTills.missing.reason)).toBeTruthy();
  expect(go()).toHaveProperty('disabled', true);
  type(openTills.reason, 'Milk');
  backend.answer(moveCash, () => {
    throw new Refusal('not-allowed');
  });
  fireEvent.click(go());
  await settle();
  expect(backend.sent(moveCash)).toMatchObject([
    { sessionId: BAR.sessionId, kind: 'out', amountPaise: 40_00, reason: 'Milk', expense: null },
  ]);
  expect(screen.queryByText(openTills.missing.reason)).toBeNull();
  backend.answer(moveCash, () => ({}));
  fireEvent.click(go());
  await settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  const [first, second] = backend.sent(moveCash) as { movementId: string }[];
  expect(second?.movementId).toBe(first?.movementId);
});

it('says that no till is open', async () => {
  await showing([]);
  expect(screen.getByText(openTills.none)).toBeTruthy();
});

it('names the only till', async () => {
  await showing([COUNTER]);
  expect(screen.getByText(openTills.fromTill('Counter · Asha'))).toBeTruthy();
});
