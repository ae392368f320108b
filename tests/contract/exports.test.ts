import { CONTRACTS } from '@bhoj/domain/contracts';
import { REGION } from '@bhoj/domain/catalogue/region';
import { describe, expect, test } from 'vitest';
import { platformAudit } from '@bhoj/domain/platform/shape/platform-audit.collection';
import { auditOf, list } from '../support/arrange.ts';
import { call, functions } from '../support/mount.ts';
import { SAMPLES } from './samples.ts';
import type { ContractName } from './samples.ts';

/** Deployed functions that are not callables. */
const SCHEDULED = [
  'reconcilePayments',
  'sweepAccounts',
  'sweepTenants',
  'tellOfKitchens',
  'tellOfPlans',
  'tellOfWages',
];
const TRIGGERED = [
  'logAvailability',
  'markMonthOfDay',
  'markMonthsOfExpense',
  'publishPayment',
  'publishProfile',
  'publishTenant',
];
const REQUESTED = ['photo', 'publicPage', 'razorpayWebhook'];

const names = Object.keys(CONTRACTS) as ContractName[];

interface Endpoint {
  readonly region?: readonly string[];
  readonly callableTrigger?: unknown;
  readonly scheduleTrigger?: unknown;
  readonly eventTrigger?: unknown;
  readonly httpsTrigger?: unknown;
  readonly minInstances?: unknown;
  readonly maxInstances?: unknown;
}
const endpoints = new Map(
  Object.entries(functions).map(([name, exported]) => [
    name,
    (exported as unknown as { __endpoint: Endpoint }).__endpoint,
  ]),
);

/** How a deployment's parameter stands in an endpoint until it is deployed. */
const parameter = (name: string) => expect.objectContaining({ name });

test('a deployment says how many instances a callable may have, and how many of the hot ones stay started', () => {
  const hot = ['acceptRound', 'joinTable', 'placeRound', 'settleBill'];
  for (const name of names) {
    const { minInstances, maxInstances } = endpoints.get(name) ?? {};
    expect(maxInstances).toEqual(parameter('MAX_INSTANCES'));
    if (hot.includes(name)) expect(minInstances).toEqual(parameter('WARM_INSTANCES'));
    else expect(minInstances).not.toEqual(parameter('WARM_INSTANCES'));
  }
});

describe('the exports of functions/src/index.ts', () => {
  test('are every contract, the schedulers, the triggers and the HTTP functions, and nothing else', () => {
    expect(new Set(endpoints.keys())).toEqual(new Set([...names, ...SCHEDULED, ...TRIGGERED, ...REQUESTED]));
  });

  test('are each of their listed kind', () => {
    const having = (trigger: keyof Endpoint) =>
      new Set([...endpoints].flatMap(([name, endpoint]) => (endpoint[trigger] ? [name] : [])));
    expect(having('callableTrigger')).toEqual(new Set(names));
    expect(having('scheduleTrigger')).toEqual(new Set(SCHEDULED));
    expect(having('eventTrigger')).toEqual(new Set(TRIGGERED));
    expect(having('httpsTrigger')).toEqual(new Set(REQUESTED));
  });

  test('all run in the one region', () => {
    expect(new Set([...endpoints.values()].flatMap(({ region }) => region ?? ['none']))).toEqual(
      new Set([REGION]),
    );
  });
});

/**
 * These are a new act each time: they return a new secret, which nothing stores, or show or take out data of people or
 * of a restaurant, of which the audit keeps every time.
 */
const ANEW: ReadonlySet<string> = new Set([
  'makePasswordLink',
  'makeStaffLink',
  'exportCustomer',
  'exportCustomers',
  'showPaper',
  'showPayAccounts',
  'lookAtRestaurant',
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

    // Sent again, it answers as before and does nothing twice.
    expect(await call(contract, input as never, as)).toEqual(output);
    expect(await auditOf(house)).toHaveLength(audited.length);
    expect(await platformEntries(name)).toEqual(byPlatform);
  });
});
