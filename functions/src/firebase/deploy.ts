import { randomUUID } from 'node:crypto';
import { info } from 'firebase-functions/logger';
import { onCall } from 'firebase-functions/v2/https';
import type { CallableFunction, CallableOptions } from 'firebase-functions/v2/https';
import type { Area } from '@bhoj/domain/catalogue/areas';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import { REGION } from '@bhoj/domain/catalogue/region';
import { refused } from './define-callable.ts';
import type { Callable } from './define-callable.ts';
import { instancesOf } from './instances.ts';

type Deployed = CallableFunction<unknown, Promise<unknown>>;

/** Returns the options of the deployed function of this name: the union of the needs of its callables. */
function optionsOf(name: string, callables: readonly Callable[]): CallableOptions<unknown> {
  const needs = callables.map((callable) => callable.needs);
  const memory = needs.find((need) => need.memory !== undefined)?.memory;
  return {
    region: REGION,
    concurrency: 40,
    ...instancesOf(name),
    secrets: [...new Set(needs.flatMap(({ secrets = [] }) => secrets))],
    timeoutSeconds: Math.max(60, ...needs.map(({ timeoutSeconds = 0 }) => timeoutSeconds)),
    ...(memory !== undefined && { memory }),
  };
}

/** Deploys a callable with `alone` under its own name. Its input is the data of the request. */
export const deployAlone = (callable: Callable): Deployed =>
  onCall(optionsOf(callable.contract.name, [callable]), callable.answer);

/** Reads name and input from the data of a request to an area, as far as it has that form. */
const asked = (data: unknown): { readonly name?: unknown; readonly input?: unknown } =>
  typeof data === 'object' && data !== null ? data : {};

/**
 * Deploys the callables of an area as one function that takes `{ name, input }`. Each callable does its own checks. An
 * unknown name is refused before any read, and is not logged, because anybody may send any text.
 */
export function deployArea(area: Area, exported: Readonly<Record<string, Callable>>): Deployed {
  const callables = new Map(Object.values(exported).map((callable) => [callable.contract.name, callable]));
  return onCall(optionsOf(area, [...callables.values()]), async (request) => {
    const { name, input } = asked(request.data);
    const callable = typeof name === 'string' ? callables.get(name) : undefined;
    if (callable !== undefined) return callable.answer({ ...request, data: input });
    const requestId = randomUUID();
    info('call', { call: area, outcome: 'invalid-input', requestId });
    throw refused(new Refusal('invalid-input', { fields: ['name'] }), requestId);
  });
}
