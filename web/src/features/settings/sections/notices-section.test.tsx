import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noticeSettings } from '@bhoj/domain/restaurant/settings.collection';
import type { WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import { inMemory, InMemoryClient, RESTAURANT } from '../../../firebase/in-memory.fixtures.tsx';
import { aRestaurant } from '../form/settings.fixtures.ts';
import { NoticesSection } from './notices-section.tsx';

const backend = inMemory();
const show = (overrides: Partial<WholeRestaurant> = {}) => {
  backend.put(noticeSettings, {}, aRestaurant(overrides));
  render(
    <InMemoryClient of={backend}>
      <NoticesSection restaurantId={RESTAURANT} restaurant={aRestaurant(overrides)} />
    </InMemoryClient>,
  );
};
const saved = () => backend.stored(noticeSettings, {});
const at = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

beforeEach(() => backend.clear());
afterEach(cleanup);

it('begins with every kind on, and switches one off and on again', async () => {
  show();
  expect(screen.getAllByRole<HTMLInputElement>('switch').every(({ checked }) => checked)).toBe(true);
  fireEvent.click(at('Void bills'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(saved()?.noticesSwitched).toEqual(['bill-voided']);
  cleanup();
  show({ noticesSwitched: ['bill-voided', 'plan-ending'] });
  expect(at('Void bills').checked).toBe(false);
  fireEvent.click(at('Void bills'));
  expect(saved()?.noticesSwitched).toEqual(['plan-ending']);
});

it('keeps from which difference in the drawer on the owner is told', async () => {
  show();
  const field = screen.getByRole('combobox', { name: 'Tell me of differences in the drawer' });
  expect(field.textContent).toBe('From ₹100');
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'Of each' }));
  expect(saved()?.drawerNoticePaise).toBe(1);
});

it('asks for no difference where the kind is off, and shows one that is none of the choices', () => {
  show({ noticesSwitched: ['drawer-differs'], drawerNoticePaise: 75_00 as never });
  const field = screen.getByRole('combobox', { name: 'Tell me of differences in the drawer' });
  expect(field.getAttribute('aria-disabled')).toBe('true');
  expect(field.textContent).toBe('From ₹75');
});

it('says when it was not saved', async () => {
  backend.refuseWrites();
  show();
  fireEvent.click(at('Void bills'));
  expect(await screen.findByText('That was not saved. Check the connection and try again.')).toBeTruthy();
});
