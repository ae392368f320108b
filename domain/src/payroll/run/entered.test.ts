import { expect, it } from 'vitest';
import { rupees } from '../../money/money.ts';
import { NO_PAY_ENTRIES, withPayEntries } from './entered.ts';

const tips = (amount: number) => ({ ...NO_PAY_ENTRIES, tipsPaise: rupees(amount) });

it('adds what is typed and keeps what stands for others', () => {
  const next = withPayEntries({ ravi: tips(1), meera: tips(2) }, { ravi: tips(3) }, { ravi: tips(1) });
  expect(next).toEqual({ ravi: tips(3), meera: tips(2) });
});

it('takes a person without anything entered as one for whom nothing is entered', () => {
  expect(withPayEntries({}, { ravi: tips(3) }, { ravi: NO_PAY_ENTRIES })).toEqual({ ravi: tips(3) });
});

it('refuses what was typed over other amounts than those that stand, and names the people', () => {
  const stands = { ravi: tips(2), meera: tips(2) };
  const typing = () =>
    withPayEntries(stands, { ravi: tips(3), meera: tips(4) }, { ravi: tips(1), meera: tips(2) });
  expect(typing).toThrow(
    expect.objectContaining({ reason: 'slip-entered-since', details: { people: ['ravi'] } }),
  );
});

it('takes the same amounts twice', () => {
  expect(withPayEntries({ ravi: tips(3) }, { ravi: tips(3) }, { ravi: tips(1) })).toEqual({ ravi: tips(3) });
});

it('takes what is typed by a page that did not say what it read', () => {
  expect(withPayEntries({ ravi: tips(2) }, { ravi: tips(3) })).toEqual({ ravi: tips(3) });
  expect(withPayEntries({ ravi: tips(2) })).toEqual({ ravi: tips(2) });
});
