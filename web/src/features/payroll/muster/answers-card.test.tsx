import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aCell, aMuster, aPerson, PERSON_ID } from '@bhoj/domain/fixtures/payroll';
import { answerDispute } from '@bhoj/domain/payroll/muster/muster.contract';
import { inMemory, InMemoryClient } from '../../../firebase/in-memory.fixtures.tsx';
import { AnswersCard } from './answers-card.tsx';

const backend = inMemory();
afterEach(() => {
  cleanup();
  backend.clear();
});

const card = (cell: Parameters<typeof aCell>[0]) => (
  <InMemoryClient of={backend}>
    <AnswersCard
      muster={aMuster({ people: { [PERSON_ID]: { '20': aCell(cell) } }, lockedAt: 1 })}
      people={[{ id: PERSON_ID, value: aPerson() }]}
      isOff={false}
    />
  </InMemoryClient>
);

it('answers a dispute of an approved month', async () => {
  backend.answer(answerDispute, () => ({}));
  render(card({ mark: 'A', claimed: 'P', isDisputed: true }));
  fireEvent.click(screen.getByRole('button', { name: /^They are right: Ravi, / }));
  const answer = { personId: PERSON_ID, day: '2026-11-20', isAccepted: true };
  await waitFor(() => expect(backend.sent(answerDispute)).toEqual([answer]));
});

it('asks for nothing where nobody disputes a day', () => {
  render(card({ mark: null, claimed: 'P' }));
  expect(screen.queryByRole('button')).toBeNull();
});
