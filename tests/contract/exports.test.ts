import { CONTRACTS } from '@bhoj/domain/contracts';
import { REGION } from '@bhoj/domain/catalogue/region';
import { describe, expect, test } from 'vitest';
import { auditOf } from '../support/arrange.ts';
import { call, functions } from '../support/mount.ts';
import { SAMPLES } from './samples.ts';
import type { ContractName } from './samples.ts';

/** What is deployed and is no callable. */
const SCHEDULED = ['reconcilePayments', 'sweepAccounts'];
const TRIGGERED = ['publishProfile'];
const REQUESTED = ['photo', 'razorpayWebhook'];

const names = Object.keys(CONTRACTS) as ContractName[];

interface Endpoint {
  readonly region?: readonly string[];
  readonly callableTrigger?: unknown;
  readonly scheduleTrigger?: unknown;
  readonly eventTrigger?: unknown;
  readonly httpsTrigger?: unknown;
}
const endpoints = new Map(
  Object.entries(functions).map(([name, exported]) => [
    name,
    (exported as unknown as { __endpoint: Endpoint }).__endpoint,
  ]),
);

describe('what functions/src/index.ts exports', () => {
  test('is every contract, the schedulers, the triggers and what is requested, and nothing else', () => {
    expect(new Set(endpoints.keys())).toEqual(new Set([...names, ...SCHEDULED, ...TRIGGERED, ...REQUESTED]));
  });

  test('is each of the kind it is listed as', () => {
    const having = (trigger: keyof Endpoint) =>
      new Set([...endpoints].flatMap(([name, endpoint]) => (endpoint[trigger] ? [name] : [])));
    expect(having('callableTrigger')).toEqual(new Set(names));
    expect(having('scheduleTrigger')).toEqual(new Set(SCHEDULED));
    expect(having('eventTrigger')).toEqual(new Set(TRIGGERED));
    expect(having('httpsTrigger')).toEqual(new Set(REQUESTED));
  });

  test('all runs in the one region', () => {
    expect(new Set([...endpoints.values()].flatMap(({ region }) => region ?? ['none']))).toEqual(
      new Set([REGION]),
    );
  });
});

/** Asked again, these answer with another secret, which is an act of its own: nothing keeps one to repeat it. */
const ANEW: ReadonlySet<string> = new Set(['makePasswordLink']);

describe.each(names)('%s', (name) => {
  const contract = CONTRACTS[name];

  test('bears the name it is exported under', () => {
    expect(contract.name).toBe(name);
  });

  test('succeeds, answers by its contract, and is audited once if it is audited at all', async () => {
    const { house, input, as } = await SAMPLES[name]();
    const output = await call(contract, input as never, as);
    expect(contract.output.safeParse(output).success).toBe(true);
    const audited = await auditOf(house);
    expect(audited.filter(({ action }) => action === name)).toHaveLength(contract.audited ? 1 : 0);
    if (!contract.audited || ANEW.has(name)) return;

    // Sent again, it answers as before, and nobody has done anything twice.
    expect(await call(contract, input as never, as)).toEqual(output);
    expect(await auditOf(house)).toHaveLength(audited.length);
  });
});
