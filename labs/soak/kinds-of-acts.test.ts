import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const played = new Set(
  ['all.ts', 'stock/all.ts'].flatMap((file) =>
    namesIn(read(`labs/soak/acts/${file}`), /^ {2}\[\d+, '(\w+)'/gm),
  ),
);

/** Capabilities without an act at a table, in the kitchen or at the till. */
const NOT_OF_SERVICE = [
  'accounts',
  'books',
  'deposits',
  'devices',
  'figures',
  'members',
  'notifications',
  'payroll',
  'platform',
  'push',
  'restaurant',
  'returns',
  'roster',
  'self-invoices',
  'subscription',
  'support',
];

/** Callables of service that no evening plays yet. */
const NOT_PLAYED = [
  'addCustomers',
  'allowByPin',
  'answerReview',
  'arrangeFloor',
  'askAboutMyData',
  'changeMenu',
  'correctHandOver',
  'countMessage',
  'eraseCustomer',
  'exportCustomer',
  'exportCustomers',
  'freeTimes',
  'keepMadeRight',
  'namePlaces',
  'offerBuyer',
  'openSharedBill',
  'putBackReview',
  'quoteWaits',
  'readOwnBooking',
  'readOwnWait',
  'readTills',
  'recallCaller',
  'recallGuest',
  'refreshCustomerMarks',
  'saveBookingRules',
  'saveCosts',
  'saveCustomer',
  'saveDiscountCode',
  'saveExpenseKind',
  'saveJoins',
  'saveOffer',
  'savePhoto',
  'saveTills',
  'takeDownReview',
  'undoMenuChange',
  'withdrawApproval',
  'withdrawConsent',
];

it('every callable of service is an act of the soak, or is named here', () => {
  const contracts = readdirSync(new URL('domain/src/', root), { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.contract.ts') && !NOT_OF_SERVICE.includes(path.split(/[\\/]/)[0] ?? ''),
  );
  const callables = contracts.flatMap((path) => namesIn(read(`domain/src/${path}`), /^ {2}name: '(\w+)'/gm));
  expect(callables.length).toBeGreaterThan(50);
  expect(callables.filter((name) => !played.has(name)).toSorted()).toEqual(NOT_PLAYED);
});
