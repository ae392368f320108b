import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aSettlement } from '@bhoj/domain/fixtures/billing';
import type { Settlement } from '@bhoj/domain/billing/shape/order-money.schema';
import { printWords } from '../../../messages/shared/en/bill.ts';
import { plainFields } from '../../../ui/plain/plain-fields.tsx';
import { render } from '../../../ui/plain/render-in-plain.fixtures.tsx';
import { KitFieldsContext } from '../../../ui/shared/kit/kit.ts';
import { IssuedBills } from './issued-bills.tsx';
import { anOrder } from './settle.fixtures.tsx';

afterEach(cleanup);

const issued = (settlement: Settlement) =>
  render(
    <KitFieldsContext value={plainFields}>
      <IssuedBills
        account={{ order: anOrder(), money: { settlements: [settlement] } }}
        placeOf={() => 'Table 01'}
        which="all"
        printing={{ paperMm: 80, secondLanguageOnBills: null }}
        showShare={({ number }) => <a href="/share">Share {number}</a>}
      />
    </KitFieldsContext>,
  );

it('has print and share beside each other, and folds the document and its paper', () => {
  const settlement = aSettlement(anOrder());
  issued(settlement);
  const share = screen.getByRole('link', { name: `Share ${settlement.number}` });
  const print = screen.getByRole('button', { name: /^Print/ });
  expect(print.parentElement).toBe(share.parentElement);
  expect(print.closest('details')).toBeNull();
  expect(screen.getByText(printWords.paperNow('80 mm')).closest('details')).not.toBeNull();
});

it('passes no void document on', () => {
  issued(aSettlement(anOrder(), { voidedAt: 1 }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: /^Print/ })).toBeTruthy();
});
