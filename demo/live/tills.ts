import { closeSession, countSession, openSession, saveTills } from '@bhoj/domain/cash/cash.contract';
import { moveCash } from '@bhoj/domain/cash/tills.contract';
import { newId } from '@bhoj/domain/kernel/ids';
import { rupees } from '@bhoj/domain/money/money';
import { DEMO_LOGINS } from '../demo-logins.ts';
import { callsOf } from './callable.ts';
import { signIn } from './sign-in.ts';
import type { OnDuty } from './party.ts';

const TILLS = [
  { id: 'counter', name: 'Counter' },
  { id: 'terrace', name: 'Terrace' },
];

/**
 * Switches cash sessions on. The manager pays for ice from the counter's till, which stays open. The cashier counts the
 * terrace's till ₹50 short and closes it. Today's bills go to the counter's till.
 */
export async function openTills({ urls, owner }: OnDuty): Promise<void> {
  await callsOf(urls, owner.idToken)(saveTills, { on: true, tills: TILLS });
  const as = async ({ email, password }: { readonly email: string; readonly password: string }) =>
    callsOf(urls, (await signIn(urls, email, password)).idToken);
  const [manager, cashier] = [await as(DEMO_LOGINS.manager), await as(DEMO_LOGINS.cashier)];
  const [counter, terrace] = [newId(), newId()];
  await manager(openSession, { sessionId: counter, tillId: 'counter', floatPaise: rupees(2_000) });
  await cashier(openSession, { sessionId: terrace, tillId: 'terrace', floatPaise: rupees(1_500) });
  const moved = { movementId: newId(), kind: 'out' as const, amountPaise: rupees(180), reason: 'Ice' };
  const expense = { category: 'Groceries', vendor: 'Sharma Ice' };
  await manager(moveCash, { sessionId: counter, ...moved, expense });
  const drop = {
    movementId: newId(),
    kind: 'drop' as const,
    amountPaise: rupees(500),
    reason: 'To the safe',
  };
  await cashier(moveCash, { sessionId: terrace, ...drop, expense: null });
  const count = { notes: { '500': 1, '200': 2, '50': 1 }, byTender: {} };
  await cashier(countSession, { sessionId: terrace, requestId: newId(), count });
  const note = 'Change for the flower seller, no slip';
  await cashier(closeSession, { sessionId: terrace, requestId: newId(), note });
}
