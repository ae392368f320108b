import { FIRST_LANGUAGE, otherLanguages } from '@bhoj/domain/catalogue/languages';
import { NOTICE_KINDS } from '@bhoj/domain/notifications/kinds';
import { restaurants } from '@bhoj/domain/restaurant/restaurant.collection';
import {
  documentSettings,
  noticeSettings,
  serviceSettings,
} from '@bhoj/domain/restaurant/settings.collection';
import type { Collection } from '@bhoj/domain/kernel/collection';
import { CUISINES, RESTAURANT_TYPES, SERVICES } from '@bhoj/domain/restaurant/restaurant.schema';
import { QR_TRUST } from '@bhoj/domain/restaurant/settings.schema';
import { OWNER_WRITABLE } from '@bhoj/domain/restaurant/settings';
import { WEEKDAYS } from '@bhoj/domain/time/ist';
import { DEFAULT_HOURS } from '@bhoj/domain/time/hours';
import { NOW, RESTAURANT } from '@bhoj/domain/fixtures/ids';
import { aNewRestaurant, aRestaurant } from '@bhoj/domain/fixtures/restaurant';
import { onlyTheseFields, table } from '../table.ts';
import type { OwnerWritable } from '@bhoj/domain/restaurant/settings';
import type { Case, Fields, Place } from '../table.ts';

const at = new Date(NOW);
const nth = (length: number, index: number, odd: unknown, rest: unknown) =>
  Array.from({ length }, (_, i) => (i === index ? odd : rest));
const line = (n: number) => 'x'.repeat(n);
const longLink = (n: number) => `https://g.page/${line(n - 15)}`;

const hoursWith = (day: string, hours: unknown) => ({ ...DEFAULT_HOURS, [day]: hours });
const badDays = [
  { open: '9:00', close: '22:00', isOpen: true },
  { open: '09:00', close: '24:00', isOpen: true },
  { open: '09:00', close: '22:00', isOpen: 'yes' },
  { open: '09:00', close: '22:00' },
  { open: '09:00', close: '22:00', isOpen: true, unlisted: 1 },
  null,
];

/** Each end of the ranges of characters that turn the direction of writing. */
const TURNS = ['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];

const text = (max: number, filled: boolean) => ({
  good: ['Spice & Co.', 'मसाला', line(max), ...(filled ? [] : [''])],
  bad: [
    line(max + 1),
    'a\nb',
    'a\u0000b',
    'a\u007fb',
    ...TURNS.map((turn) => `a${turn}b`),
    5,
    null,
    ['x'],
    ...(filled ? ['', ' ', '\u00a0', '\u200b', ' \u2060'] : []),
  ],
});
const flag = { good: [true, false], bad: ['true', 1, null] };
const percentage = {
  good: [0, 100, 5, 12.5, 5.1, 14.55],
  bad: [-1, 101, 100.01, 5.125, 5.1201, 5.120001, '5', null],
};

/** Every field that an owner may write, with values that the rules allow and deny. */
const FIELDS: Record<OwnerWritable, { good: readonly unknown[]; bad: readonly unknown[] }> = {
  restaurantName: text(120, true),
  ownerName: text(120, true),
  installed: { good: [true], bad: ['yes', 1, null] },
  installationDate: { good: [at], bad: ['2026-11-20', 5, true] },
  restaurantType: {
    good: RESTAURANT_TYPES,
    bad: ['', 'vegetarian', 'Not Set', 'casual', 'unlisted', null, ['Both']],
  },
  aggregators: {
    good: [[], ['Swiggy'], ['Swiggy', 'Zomato', 'ONDC', 'EatSure', 'Magicpin']],
    bad: ['Swiggy', null, [''], [1], ['x'.repeat(21)], ['a', 'b', 'c', 'd', 'e', 'f'], ['Swiggy', ' ']],
  },
  taxSettings: {
    good: percentage.good
      .map((p) => ({ enabled: true, percentage: p }))
      .concat({ enabled: false, percentage: 5 }),
    bad: [
      ...percentage.bad.map((p) => ({ enabled: true, percentage: p })),
      { enabled: 'yes', percentage: 5 },
      { enabled: true },
      { percentage: 5 },
      { enabled: true, percentage: 5, unlisted: 1 },
      null,
    ],
  },
  cuisineTypes: {
    good: [[...CUISINES], ...CUISINES.map((c) => [c])],
    bad: [
      [],
      ['unlisted'],
      ['Thai', 'unlisted'],
      nth(12, 0, 'Thai', 'Thai'),
      'Thai',
      [5],
      null,
      { Thai: true },
    ],
  },
  operatingHours: {
    good: [DEFAULT_HOURS, hoursWith('sunday', { open: '18:30', close: '02:15', isOpen: false })],
    bad: [
      ...WEEKDAYS.map((day) => hoursWith(day, { open: 'noon', close: '22:00', isOpen: true })),
      ...WEEKDAYS.map((day) =>
        Object.fromEntries(Object.entries(DEFAULT_HOURS).filter(([known]) => known !== day)),
      ),
      ...badDays.map((hours) => hoursWith('monday', hours)),
      { ...DEFAULT_HOURS, unlisted: DEFAULT_HOURS.monday },
      {},
      null,
    ],
  },
  services: {
    good: [[...SERVICES], ...SERVICES.map((s) => [s])],
    bad: [[], ['unlisted'], ['bar', 'Bar'], nth(7, 0, 'bar', 'bar'), 'bar', [5], null],
  },
  onboardingComplete: { good: [true], bad: ['yes', 1, null] },
  providesHotelServices: flag,
  legalName: text(160, false),
  address: text(300, false),
  gstin: {
    good: ['', '29AAGCB7383J1Z4', '07AAACR5055K1Z7'],
    bad: ['29AAGCB7383J1Z', '29aagcb7383j1z4', 'AAAGCB7383J1Z44', '29AAGCB7383J1Z4 ', 29, null],
  },
  fssai: {
    good: ['', '98765432109876'],
    bad: ['1234567890123', '123456789012345', 'abcdefghijklmn', 12345678901234, null],
  },
  companyNumber: {
    good: ['', 'U55101KA2019PTC123456', 'AAB-1234'],
    bad: ['U55101KA2019PTC12345', 'u55101ka2019ptc123456', 'AAB1234', 'AAB-12345', 5, null],
  },
  composition: flag,
  liquorVatPercentage: percentage,
  vatTin: {
    good: ['', '27123456789', '27123456789V'],
    bad: [
      '2712345678',
      '271234567890',
      '27123456789v',
      '27123456789VV',
      ' 27123456789',
      27_123_456_789,
      null,
    ],
  },
  pricesIncludeTax: flag,
  upiVpa: {
    good: ['', 'spice@okbank', 'a.b-c_d@upi'],
    bad: ['spice', '@okbank', 'a@okbank', 'spice@1bank', 'spice@okbank?am=1', 'x y@okbank', 5, null],
  },
  reviewLink: {
    good: ['', 'https://g.page', 'https://search.google.com/local/writereview?placeid=A-1_b', longLink(298)],
    bad: [
      'http://g.page/r',
      'javascript:alert(1)',
      'https://g',
      'https://g.page/a b',
      longLink(299),
      5,
      null,
    ],
  },
  invoiceSeries: { good: ['A', 'INV', '26B'], bad: ['', 'INVO', 'inv', 'A/B', 'CN', 'DN', 5, null] },
  creditSeries: { good: ['B', 'C26', 'CN'], bad: ['', 'CRED', 'cn', 'C/N', 'INV', 'DN', 5, null] },
  debitSeries: { good: ['D', 'D26', 'DN'], bad: ['', 'DEBI', 'dn', 'D/N', 'INV', 'CN', 'RV', 'RF', 5, null] },
  receiptSeries: {
    good: ['R', 'R26', 'RV'],
    bad: ['', 'RECE', 'rv', 'R/V', 'INV', 'CN', 'DN', 'RF', 5, null],
  },
  refundSeries: {
    good: ['F', 'F26', 'RF'],
    bad: ['', 'REFU', 'rf', 'R/F', 'INV', 'CN', 'DN', 'RV', 5, null],
  },
  dayCutoff: { good: ['00:00', '04:00', '23:59'], bad: ['24:00', '4:00', '04:60', '', 4, null] },
  qrTrust: { good: QR_TRUST, bad: ['unlisted', '', true, null] },
  orderingPaused: flag,
  unusualWaits: flag,
  captainDiscountLimitPaise: { good: [0, 50_000, 1_000_000_000], bad: [-1, 0.5, 1_000_000_001, '5', null] },
  monthlyTargetPaise: { good: [0, 50_00_000_00, 1_000_000_000], bad: [-1, 0.5, 1_000_000_001, '5', null] },
  packingPaise: { good: [0, 1_050, 1_000_000_000], bad: [-1, 0.5, 1_000_000_001, '5', null] },
  stations: {
    good: [[], ['Tandoor'], nth(12, 0, 'Bar', 'Grill'), [line(30)], ['तंदूर']],
    bad: [
      nth(13, 0, 'Bar', 'Grill'),
      ...Array.from({ length: 12 }, (_, i) => nth(12, i, line(31), 'Grill')),
      [''],
      [' '],
      ['Bar', '\u00a0', 'Grill'],
      ['\u200b'],
      ...TURNS.map((turn) => [`a${turn}b`]),
      ['a\nb'],
      [5],
      ['Bar', null],
      {},
      'Bar',
      '',
      null,
    ],
  },
  secondLanguageOnBills: {
    good: [null, ...otherLanguages],
    bad: [FIRST_LANGUAGE, 'unlisted', 'hi ', '', true, 5, {}, ['hi']],
  },
  paperMm: { good: [58, 80], bad: [72, '80', 'unlisted', null] },
  phone: text(20, false),
  notificationsReadAt: { good: [at], bad: ['2026-11-20', 5, null] },
  noticesSwitched: {
    good: [[], ['bill-voided'], NOTICE_KINDS],
    bad: [
      ['unlisted'],
      ['bill-voided '],
      [' '],
      nth(NOTICE_KINDS.length + 1, 0, 'wages-due', 'wages-due'),
      [5],
      'bill-voided',
      {},
      '',
      5,
      null,
    ],
  },
  drawerNoticePaise: { good: [0, 1_000_000_000], bad: [-1, 0.5, 1_000_000_001, '5', null] },
  kitchenNoticeMinutes: { good: [10, 15, 20, 30, 45], bad: [0, 5, 11, 60, '20', 'unlisted', null] },
};

/** Shows a value as JSON, which distinguishes an empty list from an empty map. */
const shown = (value: unknown) => {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.length > 60 ? `${json.slice(0, 60)}… (${json.length})` : json;
};

/** The record before the write; every good value differs from it. */
const before: Record<string, unknown> = {
  installed: false,
  onboardingComplete: false,
  installationDate: null,
  notificationsReadAt: at,
  noticesSwitched: ['wages-due'],
  drawerNoticePaise: 1,
  kitchenNoticeMinutes: 1,
  secondLanguageOnBills: 'none',
  monthlyTargetPaise: 1,
};

function fieldCases(place: Place, fields: readonly OwnerWritable[]): Case[] {
  return fields.flatMap((field) => {
    const { good, bad } = FIELDS[field];
    const given =
      field in before ? { given: { [place.path]: { ...place.stored, [field]: before[field] } } } : {};
    return [
      ...good.map((value) =>
        place.can('owner', 'update', `${field} to ${shown(value)}`, { [field]: value }, given),
      ),
      ...bad.map((value) =>
        place.cannot('owner', 'update', `${field} to ${shown(value)}`, { [field]: value }, given),
      ),
      place.cannot('owner', 'update', `${field} away`, { [field]: undefined }, given),
    ];
  });
}

/** The largest write to a document, which must stay below Firestore's limit of 1,000 expressions. */
const everythingOf = (fields: readonly OwnerWritable[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, largest[field] ?? FIELDS[field].good.at(0)]));
const largest: Partial<Record<OwnerWritable, unknown>> = {
  stations: nth(12, 0, 'Bar', 'Grill'),
  operatingHours: FIELDS.operatingHours.good[1],
};

const restaurant = aRestaurant({ aggregators: ['Swiggy'], companyNumber: 'AAB-1234' });
const stored = restaurants.encode(restaurant);

/** The cases that the record and each section have in common. */
function settingsCases(
  place: Place,
  {
    collection,
    fields,
    change,
  }: { collection: Collection; fields: readonly OwnerWritable[]; change: Fields },
): Case[] {
  const known = collection.encode(restaurant as never);
  /** A document from before any of these settings existed. */
  const sparse = Object.fromEntries(
    Object.entries(known).filter(([field]) => !(fields as readonly string[]).includes(field)),
  );
  return [
    ...fieldCases(place, fields),
    place.can('owner', 'update', 'every setting at once', everythingOf(fields), {
      given: { [place.path]: { ...known, ...before, notificationsReadAt: null } },
    }),
    ...[change, everythingOf(fields.filter((field) => !(field in change)).slice(0, 1))].map((first) =>
      place.can('owner', 'update', `${shown(first)} in a document older than every setting`, first, {
        given: { [place.path]: sparse },
      }),
    ),
    ...onlyTheseFields(place, collection, 'owner', change, fields),
  ];
}

const section = (
  collection: Collection,
  fields: readonly OwnerWritable[],
  change: Fields,
  others: (place: Place) => Case[] = () => [],
) =>
  table({
    collection,
    path: collection.path({ restaurantId: RESTAURANT }),
    document: restaurant,
    change,
    get: 'owner',
    list: '',
    create: '',
    update: 'owner',
    delete: '',
    cases: (place) => [...settingsCases(place, { collection, fields, change }), ...others(place)],
  });

export const ownerRecord = [
  section(restaurants, OWNER_WRITABLE.restaurants, { restaurantName: 'Spice' }, (place) => [
    place.can(
      'owner',
      'update',
      'services and completeness together',
      { services: ['bar'], onboardingComplete: true },
      { given: { [place.path]: restaurants.encode(aNewRestaurant()) } },
    ),
    place.can('owner', 'update', 'installed with its date', { installed: true, installationDate: at }),
    place.cannot(
      'owner',
      'update',
      'installed back to false',
      { installed: false },
      { given: { [place.path]: { ...stored, installed: true } } },
    ),
    place.cannot('owner', 'update', 'onboarding back to incomplete', { onboardingComplete: false }),
    place.cannot('owner', 'update', 'a setting of a section', { orderingPaused: true }),
    ...place.everybody('owner', 'update', 'the membership with a setting', {}).map((c) => ({
      ...c,
      expected: 'denied' as const,
      name: c.name.replace(' can ', ' cannot '),
      fields: { restaurantName: 'Spice', membership: 'premium' },
    })),
  ]),
  section(serviceSettings, OWNER_WRITABLE.serviceSettings, { orderingPaused: true }),
  section(documentSettings, OWNER_WRITABLE.documentSettings, { phone: '080 1234' }, (place) => [
    place.cannot('owner', 'update', 'a good field and a bad one', { phone: '080 1234', gstin: 'x' }),
  ]),
  section(noticeSettings, OWNER_WRITABLE.noticeSettings, { noticesSwitched: ['bill-voided'] }),
];

/** The collections in which owners write, by their names in `OWNER_WRITABLE`. */
export const OWNERS_DOCUMENTS = { restaurants, serviceSettings, documentSettings, noticeSettings };

export const OWNER_FIELDS = Object.keys(FIELDS) as OwnerWritable[];
