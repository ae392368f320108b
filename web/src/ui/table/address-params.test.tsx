import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { dayParam, periodParam } from '../dates/date-params.ts';
import type { PeriodChoice } from '../dates/period.ts';
import {
  asStep,
  choiceParam,
  optionalChoiceParam,
  optionalParam,
  readAddress,
  sortParam,
  textParam,
  useAddressParams,
  writeAddress,
} from './address-params.ts';
import type { Params } from './address-params.ts';
import type { Sort } from './column.ts';
import { HINDI_NAME } from './rows.fixtures.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
afterEach(cleanup);

interface Asked {
  readonly view: 'live' | 'past';
  readonly type: 'a' | 'b' | null;
  readonly who: string | null;
  readonly day: string | null;
  readonly period: PeriodChoice;
  readonly q: string;
  readonly sort: Sort | null;
}
const PARAMS: Params<Asked> = {
  view: asStep(choiceParam(['live', 'past'], 'live')),
  type: optionalChoiceParam(['a', 'b']),
  who: optionalParam(),
  day: dayParam,
  period: periodParam('this-month'),
  q: textParam,
  sort: sortParam,
};
const BY_DEFAULT: Asked = {
  view: 'live',
  type: null,
  who: null,
  day: null,
  period: 'this-month',
  q: '',
  sort: null,
};

describe('the address', () => {
  const all: Asked = {
    view: 'past',
    type: 'b',
    who: HINDI_NAME,
    day: '2026-11-20',
    period: { from: '2026-04-01', to: '2026-11-20' },
    q: 'INV/26-27 & more',
    sort: { column: 'spent', isDescending: true },
  };

  it('holds all values, and reads them back', () => {
    const text = writeAddress(PARAMS, all).toString();
    expect(readAddress(PARAMS, new URLSearchParams(text))).toEqual(all);
  });

  it('leaves defaults out, and keeps other parameters', () => {
    expect(writeAddress(PARAMS, BY_DEFAULT).toString()).toBe('');
    expect(writeAddress(PARAMS, BY_DEFAULT, new URLSearchParams('tab=x&who=y')).toString()).toBe('tab=x');
  });

  it('with an invalid value reads as the default', () => {
    const text = 'view=x&type=c&day=2026-02-30&period=someday&sort=-';
    expect(readAddress(PARAMS, new URLSearchParams(text))).toEqual(BY_DEFAULT);
  });

  it('goes back over steps, but not over filters', async () => {
    function Page() {
      const [, go] = useAddressParams(PARAMS);
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => go({ type: 'a' })}>filter</button>
          <button onClick={() => go({ view: 'past' })}>step</button>
          <button onClick={() => void navigate(-1)}>back</button>
          <output aria-label="address">{useLocation().search}</output>
        </>
      );
    }
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    );
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    const address = () => screen.getByLabelText('address').textContent;
    await press('filter');
    await press('step');
    expect(address()).toBe('?view=past&type=a');
    await press('back');
    expect(address()).toBe('?type=a');
  });

  it('keeps both of two changes when the second comes before the first is rendered', async () => {
    function Page() {
      const [, go] = useAddressParams(PARAMS);
      const both = () => {
        go({ who: 'Meera' });
        go({ q: '54321' });
      };
      return (
        <>
          <button onClick={both}>both</button>
          <output aria-label="address">{useLocation().search}</output>
        </>
      );
    }
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />);
    await user.click(screen.getByRole('button', { name: 'both' }));
    expect(await screen.findByText('?who=Meera&q=54321')).toBeTruthy();
  });
});
