import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { settling } from '../../../messages/shared/settling/en.ts';
import { render as renderInMui } from '../../../ui/mui/render-in-mui.fixtures.tsx';
import { anOrder, counter, someActs } from '../counter/settle.fixtures.tsx';

afterEach(cleanup);

it('is a dialog of the dashboard too, with the focus in its first field', async () => {
  const acts = someActs();
  renderInMui(counter(anOrder(), acts));
  fireEvent.click(screen.getByRole('button', { name: settling.discount }));
  const sheet = within(screen.getByRole('dialog', { name: settling.discount }));
  expect(document.activeElement).toBe(sheet.getByLabelText(settling.discountPercent));
  fireEvent.change(sheet.getByLabelText(settling.discountPercent), { target: { value: '10' } });
  fireEvent.click(sheet.getByRole('radio', { name: 'Regular guest' }));
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: settling.saveDiscount })));
  expect(acts.setDiscount).toHaveBeenCalledOnce();
});
