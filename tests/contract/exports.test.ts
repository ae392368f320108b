import { AREAS, areaOf } from '@bhoj/domain/catalogue/areas';
import { CONTRACTS } from '@bhoj/domain/contracts';
import { REGION } from '@bhoj/domain/catalogue/region';
import { describe, expect, test } from 'vitest';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { auditOf, everything, list } from '../support/arrange.ts';
import { call, deployed, logged, postRaw } from '../support/mount.ts';
import { SAMPLES } from './samples.ts';
import type { ContractName } from './samples.ts';

const areas = {
  guest: await import('../../functions/src/areas/guest.ts'),
  floor: await import('../../functions/src/areas/floor.ts'),
  office: await import('../../functions/src/areas/office.ts'),
  platform: await import('../../functions/src/areas/platform.ts'),
};

/** Functions that the clock starts, with their parts. */
const CLOCK: Readonly<Record<string, readonly string[]>> = {
  everyTwoMinutes: ['reserveAhead'],
  everyFiveMinutes: ['tellOfKitchens', 'tellOfEvenings', 'reconcilePayments'],
  everyHour: ['sweepAccounts'],
  everyMorning: ['tellOfPlans', 'tellOfWages'],
  everyNight: ['sweepTenants', 'foldEachNight'],
};
/** Functions that a write starts, with their parts. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  onApproval: ['pushApproval'],
  onAudit: ['useStockOfAct'],
  onBookingDay: ['followBookings'],
  onCatalog: ['followCosts', 'logAvailability'],
  onCreditNote: ['returnStockOfNote'],
  onDay: ['markMonthOfDay'],
  onExpense: ['markMonthsOfExpense'],
  onInvoice: ['countOrderedTogether', 'useStockOfBill'],
  onNotification: ['pushNotice'],
  onPayment: ['publishPayment'],
  onRestaurant: ['publishRestaurant'],
  onSettings: ['publishSettings'],
  onStock: ['followCosts', 'stopSale'],
  onVoid: ['takeBackOrderedTogether', 'returnStockOfVoid'],
};
const SCHEDULED = Object.keys(CLOCK);
const TRIGGERED = Object.keys(EVENTS);
const REQUESTED = ['photo', 'publicPage', 'razorpayWebhook'];

const names = Object.keys(CONTRACTS) as ContractName[];
/** The functions deployed under their own names: for signing up, paying and seating. */
const ALONE = [
  'checkPayments',
  'createAccount',
  'createPaymentOrder',
  'createSocialAccount',
  'seedTables',
  'validateReferral',
  'verifyPayment',
];
const CALLED = [...AREAS, ...ALONE];

interface Endpoint {
  readonly region?: readonly string[];
  readonly callableTrigger?: unknown;
  readonly scheduleTrigger?: unknown;
  readonly eventTrigger?: unknown;
  readonly httpsTrigger?: unknown;
  readonly minInstances?: unknown;
  readonly maxInstances?: unknown;
  readonly timeoutSeconds?: unknown;
  readonly availableMemoryMb?: unknown;
  readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
}
const endpoints = new Map(
  Object.entries(deployed).map(([name, exported]) => [
    name,
    (exported as unknown as { __endpoint: Endpoint }).__endpoint,
  ]),
);

/** The form of a parameter in an endpoint before deployment. */
const parameter = (name: string) => expect.objectContaining({ name });

test('a deployment says how many instances each function may have, and how many of the warm ones stay started', () => {
  for (const [name, { minInstances, maxInstances }] of endpoints) {
    const isBusy = ['guest', 'floor', 'office'].includes(name);
    expect(maxInstances).toEqual(parameter(isBusy ? 'MAX_INSTANCES' : 'MAX_OTHER_INSTANCES'));
    if (['guest', 'floor'].includes(name)) expect(minInstances).toEqual(parameter('WARM_INSTANCES'));
    else expect(minInstances).not.toEqual(parameter('WARM_INSTANCES'));
  }
});

test('a function has the secrets, the memory and the time that one of its callables needs, and no more', () => {
  const having = (field: 'secretEnvironmentVariables' | 'availableMemoryMb') =>
    CALLED.filter((name) => {
      const value = endpoints.get(name)?.[field];
      return Array.isArray(value) ? value.length > 0 : typeof value === 'number';
    });
  expect(having('secretEnvironmentVariables').toSorted()).toEqual([
    'checkPayments',
    'createPaymentOrder',
    'platform',
    'verifyPayment',
  ]);
  expect(having('availableMemoryMb')).toEqual(['office']);
  const slow = CALLED.filter((name) => endpoints.get(name)?.timeoutSeconds !== 60);
  expect(slow).toEqual(['office']);
  expect(endpoints.get('office')).toMatchObject({ availableMemoryMb: 512, timeoutSeconds: 300 });
});

describe('the exports of functions/src/index.ts', () => {
  test('are the areas, the contracts that stand alone, the schedulers, the triggers and the HTTP functions', () => {
    expect(new Set(endpoints.keys())).toEqual(new Set([...CALLED, ...SCHEDULED, ...TRIGGERED, ...REQUESTED]));
    expect(names.filter((name) => CONTRACTS[name].alone).toSorted()).toEqual(ALONE);
  });

  test('are each of their listed kind', () => {
    const having = (trigger: keyof Endpoint) =>
      new Set([...endpoints].flatMap(([name, endpoint]) => (endpoint[trigger] ? [name] : [])));
    expect(having('callableTrigger')).toEqual(new Set(CALLED));
    expect(having('scheduleTrigger')).toEqual(new Set(SCHEDULED));
    expect(having('eventTrigger')).toEqual(new Set(TRIGGERED));
    const repeated = TRIGGERED.filter((name) => {
      const trigger = endpoints.get(name)?.eventTrigger as { retry?: boolean } | undefined;
      return trigger?.retry === true;
    });
    expect(repeated).toEqual(TRIGGERED);
    expect(having('httpsTrigger')).toEqual(new Set(REQUESTED));
  });

  test('have the listed parts', () => {
    const parts = Object.entries(deployed).flatMap(([name, one]) =>
      'parts' in one ? [[name, Object.keys(one.parts)] as const] : [],
    );
    expect(Object.fromEntries(parts)).toEqual({ ...CLOCK, ...EVENTS });
  });

  test('are one for each path of documents and for each cadence', () => {
    const started = [...endpoints.values()].flatMap(({ eventTrigger, scheduleTrigger }) => {
      const filters = (eventTrigger as { eventFilterPathPatterns?: unknown } | undefined)
        ?.eventFilterPathPatterns;
      const schedule = (scheduleTrigger as { schedule?: unknown } | undefined)?.schedule;
      return filters === undefined && schedule === undefined ? [] : [JSON.stringify(filters ?? schedule)];
    });
    expect(started).toHaveLength(SCHEDULED.length + TRIGGERED.length);
    expect(new Set(started).size).toBe(started.length);
  });

  test('all run in the one region', () => {
    expect(new Set([...endpoints.values()].flatMap(({ region }) => region ?? ['none']))).toEqual(
      new Set([REGION]),
    );
  });
});

describe.each(AREAS)('the area %s', (area) => {
  test('has the callables of its contracts and no others', () => {
    const callables = Object.entries(areas[area]);
    expect(callables.map(([name, { contract }]) => [name, contract])).toEqual(
      callables.map(([name]) => [name, CONTRACTS[name as ContractName]]),
    );
    const own = names.filter((name) => !CONTRACTS[name].alone && areaOf(CONTRACTS[name]) === area);
    expect(new Set(callables.map(([name]) => name))).toEqual(new Set(own));
  });

  test('refuses every other name, and what names nothing', async () => {
    const elsewhere = names.filter((name) => CONTRACTS[name].alone || areaOf(CONTRACTS[name]) !== area);
    const made = [
      '',
      'madeUp',
      '__proto__',
      'constructor',
      'toString',
      'default',
      7,
      null,
      {},
      ['placeRound'],
    ];
    const asked = [...elsewhere, ...made].map((name) => ({ name, input: {} }));
    const sent = [...asked, null, 'placeRound', 7, [], {}, { input: {} }, { data: asked[0] }];
    const before = await everything();
    const answers = await Promise.all(
      sent.map(async (data) => ({ data, answer: await postRaw(area, data) })),
    );
    const refused = {
      reason: 'invalid-input',
      status: 'INVALID_ARGUMENT',
      details: { reason: 'invalid-input', fields: ['name'], requestId: expect.any(String) },
    };
    expect(answers).toEqual(sent.map((data) => ({ data, answer: refused })));
    expect(await everything()).toEqual(before);
  });

  test('refuses a name without its input as the callable itself does', async () => {
    const name = names.find((each) => !CONTRACTS[each].alone && areaOf(CONTRACTS[each]) === area);
    const { as } = await SAMPLES[name ?? 'placeRound']();
    expect(await postRaw(area, { name }, as)).toMatchObject({
      reason: 'invalid-input',
      details: { fields: [''] },
    });
  });
});

test('an area does not log a name that it does not know', async () => {
  const from = logged.length;
  await postRaw('guest', { name: 'asha@spice.example', input: {} });
  const lines = logged.slice(from);
  expect(lines.join()).toContain('"outcome":"invalid-input"');
  expect(lines.join()).not.toContain('asha');
});

/**
 * Callables that do something new at each call: they return a new secret that nothing stores, or show or export data of
 * people or of a restaurant, which the audit records every time.
 */
const ANEW: ReadonlySet<string> = new Set([
  'makePasswordLink',
  'makeStaffLink',
  'exportCustomer',
  'exportCustomers',
  'showPaper',
  'showPayAccounts',
  'showStatutoryNumbers',
  'lookAtRestaurant',
  'recallCaller',
]);

const platformEntries = async (name: string) =>
  (await list(platformAudit, {})).filter(({ action }) => action === name);

describe.each(names)('%s', (name) => {
  const contract = CONTRACTS[name];

  test('has the name it is exported under', () => {
    expect(contract.name).toBe(name);
  });

  test('succeeds, answers by its contract, and is audited at most once', async () => {
    const { house, input, as } = await SAMPLES[name]();
    const output = await call(contract, input as never, as);
    expect(contract.output.safeParse(output).success).toBe(true);
    const audited = await auditOf(house);
    expect(audited.filter(({ action }) => action === name)).toHaveLength(contract.audited ? 1 : 0);
    const byPlatform = await platformEntries(name);
    expect(byPlatform).toHaveLength(contract.platformAudited ? 1 : 0);
    if (!(contract.audited || contract.platformAudited) || ANEW.has(name)) return;

    // A repeat answers as before and does nothing twice.
    expect(await call(contract, input as never, as)).toEqual(output);
    expect(await auditOf(house)).toHaveLength(audited.length);
    expect(await platformEntries(name)).toEqual(byPlatform);
  });
});
