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

/** Returns the options of the deployed function of this name: all that one of its callables needs. */
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

/** Deploys a callable whose contract stands alone, under its own name. Its input is the data of the request. */
export const deployAlone = (callable: Callable): Deployed =>
  onCall(optionsOf(callable.contract.name, [callable]), callable.answer);

/** Returns what the data of a request to an area names, as far as it has that form. */
const asked = (data: unknown): { readonly name?: unknown; readonly input?: unknown } =>
  typeof data === 'object' && data !== null ? data : {};

/**
 * Deploys the callables of an area as one function that takes `{ name, input }`. Every check is the callable's own. A
 * name that is none of theirs is refused before anything is read, and is not logged: anybody may send any text.
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
