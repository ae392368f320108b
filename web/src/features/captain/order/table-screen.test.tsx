import { withStages } from '@bhoj/domain/fixtures/orders';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { captain } from '../../../messages/captain/captain/en.ts';
import { floor } from '../../../messages/captain/floor/en.ts';
import { lineStages } from '../../../messages/shared/order/en.ts';
import { reservationWords } from '../../../messages/shared/reservation/en.ts';
import { anOrder, aTable } from '../state/captain-page.fixtures.ts';
import {
  backend,
  eachCaptain,
  marked,
  open,
  press,
  settle,
  shows,
  statusOf,
  readShown,
} from '../captain-page.fixtures.tsx';

readShown();
eachCaptain();

describe('a table', () => {
  it('shows its rounds with stage and author and the joining code, and serves a line', () => {
    shows([aTable('F1-T01', { open: 'o1' })], {
      o1: withStages(anOrder(), { cooking: ['1-1'], ready: ['1-1'] }),
    });
    open();
    press(/F1-T01/);
    expect(screen.getByRole('heading', { level: 1, name: 'F1-T01' })).toBeTruthy();
    expect(screen.getByText('4821')).toBeTruthy();
    expect(screen.getByText(captain.by('Ravi', 5))).toBeTruthy();
    expect(screen.getByText(lineStages.queued)).toBeTruthy();
    press(captain.servedDish('Paneer Tikka'));
    expect(marked('served')).toEqual(['1-1']);
  });

  it('is reserved by hand, and says when the server refused that', async () => {
    backend.refuseWrites();
    open('?table=F1-T02');
    const reserve = () => {
      press(captain.moves.Reserved);
      const sheet = within(screen.getByRole('dialog'));
      fireEvent.click(sheet.getByRole('button', { name: reservationWords.reserve }));
      return settle();
    };
    await reserve();
    expect(screen.getByText(captain.moveFailed)).toBeTruthy();
    expect(statusOf('F1-T02')).toBe('Available');
    backend.mend();
    await reserve();
    expect(statusOf('F1-T02')).toBe('Reserved');
  });

  it('that is reserved loses its reservation only after a question that names it', () => {
    const reservation = { name: 'Sharma', guests: 4, at: NOW + 3_600_000 };
    shows([{ ...aTable('F1-T02'), status: 'Reserved', reservation }]);
    open('?table=F1-T02');
    const acts = [reservationWords.change, captain.cancelReservation];
    const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(labels.filter((label) => acts.includes(label))).toEqual(acts);
    expect(labels).not.toContain(captain.moves.Available);
    press(captain.cancelReservation);
    const question = within(screen.getByRole('dialog', { name: captain.cancelReservationTitle('F1-T02') }));
    expect(question.getByText(/Sharma, 4 guests/)).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: floor.keep }));
    expect(statusOf('F1-T02')).toBe('Reserved');
    press(captain.cancelReservation);
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: captain.cancelReservation }),
    );
    expect(statusOf('F1-T02')).toBe('Available');
  });

  it('that does not exist says so', () => {
    open('?table=F9-T99');
    expect(screen.getByText(captain.goneTable)).toBeTruthy();
  });
});
