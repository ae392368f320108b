import { screen, within } from '@testing-library/react';
import { aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { SELF_INVOICE_ID } from '@bhoj/domain/fixtures/self-invoices';
import { paise } from '@bhoj/domain/money/money';
import { startOf } from '@bhoj/domain/time/ist';
import { show } from '../expenses-page.fixtures.tsx';

/** Opens the rent. */
export const open = () => show('/?expense=e3');
/** Finds a line in which the number of a document is kept whole. */
export const line = (text: string | RegExp) => (_: string, one: Element | null) =>
  one?.tagName === 'P' && (typeof text === 'string' ? one.textContent === text : text.test(one.textContent));
/** The part of the open expense about reverse charge. */
export const part = () => within(screen.getByRole('region', { name: 'Reverse charge' }));
/** The fields of its self-invoice that the rent keeps. */
export const charge = {
  selfInvoiceId: SELF_INVOICE_ID,
  number: 'SI/26-27/000001',
  taxOn: '2026-11-20',
  taxPaise: paise(8_100_00),
};

/** How the first payment voucher is made. */
export const paying = {
  by: { id: 'm1', name: 'Asha' },
  sequence: 1,
  at: startOf('2026-11-21'),
  series: aRestaurant(),
};
/** The rent with its self-invoice, paid by bank transfer. */
export const bank = { day: '2026-11-20', method: 'bank' as const, reverseCharge: charge };
