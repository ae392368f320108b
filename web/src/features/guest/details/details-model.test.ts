import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { anOrder, aWaitingOrder } from '@bhoj/domain/fixtures/orders';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { DEFAULT_HOURS } from '@bhoj/domain/time/hours';
import { DAY, HOUR, WEEKDAYS } from '@bhoj/domain/time/ist';
import { describe, expect, it } from 'vitest';
import { guest as words } from '../../../messages/guest/guest/en.ts';
import {
  isKeptFromOrdering,
  isMobile,
  joinInput,
  menuNotice,
  openingSentence,
  orderingStateOf,
  orderingSentence,
} from './details-model.ts';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';

/** Every day from 09:00 to 22:00; 20 November 2026 is a Friday. */
const at = (clock: string) => Date.parse(`2026-11-20T${clock}+05:30`);
const TABLE = 'F1-T01';
const EIGHT = at('20:00');
const everyDay = (open: string, close: string, isOpen = true): Profile['operatingHours'] =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, { open, close, isOpen }])) as Profile['operatingHours'];
const NEVER = everyDay('09:00', '22:00', false);
const PAUSED = aProfile({ orderingPaused: true });
const ENDED = aProfile({ orderingUntil: EIGHT });

describe('where a guest can order', () => {
  it('is at a table while the restaurant is open', () => {
    const states = ['08:59', '09:00', '21:59', '22:00'].map((clock) =>
      orderingStateOf(aProfile(), TABLE, at(clock)),
    );
    expect(states).toEqual(['closed', 'orders', 'orders', 'closed']);
  });

  it('is without a table only where the restaurant sells takeaway', () => {
    expect(orderingStateOf(aProfile(), NO_TABLE, EIGHT)).toBe('orders');
    expect(orderingStateOf(aProfile({ services: ['dine-in'] }), NO_TABLE, EIGHT)).toBe('preview-only');
    expect(orderingStateOf(aProfile({ services: ['dine-in'] }), TABLE, EIGHT)).toBe('orders');
  });

  it('is at no table that does not exist', () => {
    expect(orderingStateOf(aProfile(), 'T1', EIGHT)).toBe('no-such-table');
  });

  it('ends with the plan, from that moment on, before it is paused or closed', () => {
    expect(orderingStateOf(ENDED, TABLE, EIGHT - 1)).toBe('orders');
    expect(orderingStateOf(ENDED, TABLE, EIGHT)).toBe('ended');
    expect(orderingStateOf({ ...ENDED, orderingPaused: true }, TABLE, EIGHT)).toBe('ended');
    expect(orderingStateOf({ ...PAUSED, operatingHours: NEVER }, TABLE, EIGHT)).toBe('paused');
  });
});

describe('the sentence about opening', () => {
  const says = (profile: Profile, when: number) => openingSentence(profile, when, 'en', words);

  it('says until when it is open, and that a house that never closes is always open', () => {
    expect(says(aProfile(), EIGHT)).toBe('Open now · until 10:00 pm');
    expect(says(aProfile({ operatingHours: everyDay('00:00', '00:00') }), EIGHT)).toBe(
      'Open now · day and night',
    );
    // A full day and no longer: tomorrow is closed.
    const today = { ...NEVER, friday: { open: '09:00', close: '09:00', isOpen: true } };
    expect(says(aProfile({ operatingHours: today }), at('09:00'))).toBe('Open now · until 9:00 am');
  });

  it('says from when it is open: today, tomorrow, or on which day', () => {
    expect(says(aProfile(), at('08:00'))).toBe('Closed · opens today at 9:00 am');
    expect(says(aProfile(), at('22:00'))).toBe('Closed · opens tomorrow at 9:00 am');
    const monday = { ...NEVER, monday: DEFAULT_HOURS.monday };
    expect(says(aProfile({ operatingHours: monday }), EIGHT)).toBe('Closed · opens Monday at 9:00 am');
  });

  it('says no time where every day is closed', () => {
    expect(says(aProfile({ operatingHours: NEVER }), EIGHT)).toBe('Closed');
  });
});

it('says why a guest cannot order, and at the counter how they collect', () => {
  const { details } = words;
  expect(orderingSentence('orders', TABLE, words)).toBeNull();
  expect(orderingSentence('orders', NO_TABLE, words)).toBe(details.takeawayHint);
  expect(orderingSentence('closed', TABLE, words)).toBe(details.closedHint);
  expect(orderingSentence('paused', TABLE, words)).toBe(details.paused);
  expect(orderingSentence('ended', TABLE, words)).toBe(details.ended);
  expect(orderingSentence('preview-only', TABLE, words)).toBe(details.previewOnly);
  expect(orderingSentence('no-such-table', TABLE, words)).toBe(details.noSuchTable);
});

describe('a party', () => {
  const order = anOrder({ at: EIGHT });
  const kept = (profile: Profile, of: Order | null, when = EIGHT) =>
    isKeptFromOrdering(profile, { tableId: TABLE, order: of }, when);

  it('that sits goes on through a pause, and nobody else does', () => {
    expect(kept(aProfile(), null)).toBe(false);
    expect(kept(PAUSED, order)).toBe(false);
    expect(kept(PAUSED, null)).toBe(true);
    expect(kept(PAUSED, aWaitingOrder({ at: EIGHT }))).toBe(true);
    // Its business day is over at four in the morning.
    expect(kept(PAUSED, order, EIGHT + 8 * HOUR - 1)).toBe(false);
    expect(kept(PAUSED, order, EIGHT + 8 * HOUR)).toBe(true);
  });

  it('sends nothing once ordering has ended, also when it sits', () => {
    expect(kept(ENDED, order)).toBe(true);
    expect(kept(ENDED, null)).toBe(true);
  });

  it('may choose while the restaurant is closed: it may open meanwhile', () => {
    expect(kept(aProfile(), null, at('08:00'))).toBe(false);
  });
});

describe('the notice above the menu', () => {
  const order = anOrder({ at: EIGHT });
  const notice = (profile: Profile, when = EIGHT, of: Order | null = null, tableId = TABLE) =>
    menuNotice(profile, { tableId, order: of }, when, { language: 'en', words });

  it('says from when the kitchen is open, that it is paused or ended, or that the link has no table', () => {
    expect(notice(aProfile(), at('08:00'))).toBe('Closed · opens today at 9:00 am');
    expect(notice(PAUSED)).toBe(words.details.paused);
    expect(notice(ENDED)).toBe(words.details.ended);
    expect(notice(aProfile({ services: [] }), EIGHT, null, NO_TABLE)).toBe(words.details.previewOnly);
    expect(notice(aProfile(), EIGHT, null, 'T1')).toBe(words.details.noSuchTable);
  });

  it('says from half an hour before closing until when it takes orders', () => {
    expect(notice(aProfile(), at('21:30') - 1)).toBeNull();
    expect(notice(aProfile(), at('21:30'))).toBe('Last orders: the kitchen closes at 10:00 pm.');
    expect(notice(aProfile(), at('22:00') - 1)).toBe('Last orders: the kitchen closes at 10:00 pm.');
    expect(notice(aProfile({ operatingHours: everyDay('00:00', '00:00') }))).toBeNull();
  });

  it('is none for a party that sits, unless its order cannot go on', () => {
    expect(notice(PAUSED, EIGHT, order)).toBeNull();
    expect(notice(aProfile(), at('21:45'), order)).toBeNull();
    expect(notice(aProfile(), at('23:00'), order)).toBeNull();
    expect(notice(ENDED, EIGHT, order)).toBe(words.details.ended);
    expect(notice(aProfile(), EIGHT, order, 'T1')).toBe(words.details.noSuchTable);
    expect(notice(PAUSED, EIGHT, aWaitingOrder({ at: EIGHT }))).toBe(words.details.paused);
    expect(notice(PAUSED, EIGHT + DAY, order)).toBe(words.details.paused);
  });
});

describe('what a guest types about themselves', () => {
  it('has a mobile number of India, or none', () => {
    expect(['', '  ', '98765 43210', '+91 9876543210'].map(isMobile)).toEqual([true, true, true, true]);
    expect(['98765', '1234567890', 'Meera'].map(isMobile)).toEqual([false, false, false]);
  });

  it('is sent without spaces around it, and as nothing where nothing was typed', () => {
    const place = { restaurantId: 'r', tableId: TABLE, key: 'k' };
    expect(joinInput(place, { name: ' Meera ', mobile: ' 9876543210 ', partySize: 4 }, '4821')).toEqual({
      restaurantId: 'r',
      tableId: TABLE,
      key: 'k',
      code: '4821',
      name: 'Meera',
      mobile: '9876543210',
      partySize: 4,
    });
    const nobody = { name: ' ', mobile: '', partySize: null };
    expect(joinInput({ ...place, tableId: NO_TABLE, key: null }, nobody, null)).toEqual({
      restaurantId: 'r',
      tableId: null,
      key: null,
      code: null,
      name: null,
      mobile: null,
      partySize: null,
    });
  });
});
