import { AREAS } from '@bhoj/domain/catalogue/areas';
import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import { Refusal } from '@bhoj/domain/catalogue/reasons';
import type { RefusalDetails } from '@bhoj/domain/catalogue/reasons';
import type { Contract, InputOf } from '@bhoj/domain/kernel/contract';
import { FirebaseError } from 'firebase/app';
import type { z } from 'zod';
import type { MemoryFunctions } from './in-memory-db.fixtures.ts';

type Answer<C extends Contract> = (input: InputOf<C>) => z.input<C['output']> | Promise<z.input<C['output']>>;

/** Returns the contract's name and the input from a post to an area or to a function of the contract's own name. */
function sentTo(to: string, data: unknown): readonly [name: string, input: unknown] {
  if (!(AREAS as readonly string[]).includes(to)) return [to, data];
  const { name, input } = data as { readonly name: string; readonly input: unknown };
  return [name, input];
}

const refusalOf = ({ reason, details }: Refusal): FirebaseError =>
  Object.assign(new FirebaseError('functions/failed-precondition', reason), {
    details: { ...details, reason },
  });

/** Callables that answer as a test says; none answers without a network. */
export function memoryCalls({ isOffline }: { readonly isOffline: () => boolean }) {
  const answers = new Map<string, (input: unknown) => Promise<unknown>>();
  /** Every call so far: the name of the contract, and its input as it was sent. */
  const calls: (readonly [name: string, input: unknown])[] = [];
  const callers = new WeakMap<object, string | null>();
  const call: MemoryFunctions['call'] = async (to, data, caller) => {
    const sent = sentTo(to, data);
    const [name, input] = sent;
    calls.push(sent);
    callers.set(sent, caller);
    if (isOffline()) throw new FirebaseError('functions/unavailable', 'offline');
    const answer = answers.get(name);
    if (answer === undefined) throw new Error(`nothing answers ${name}`);
    return answer(input);
  };
  const acts = {
    calls,
    /**
     * From now on answers a callable: the first call with the first of `makes`, and so on, and every call after the
     * last with the last. It refuses when one throws a Refusal, and when the callable's contract refuses the input.
     */
    answer<C extends Contract>(contract: C, ...makes: readonly Answer<C>[]): void {
      let count = 0;
      answers.set(contract.name, async (sent) => {
        const input = contract.input.safeParse(sent);
        try {
          if (!input.success) throw new Refusal('invalid-input', { fields: [input.error.message] });
          const make = makes[Math.min(count, makes.length - 1)];
          count += 1;
          return await make?.(input.data as InputOf<C>);
        } catch (cause) {
          throw cause instanceof Refusal ? refusalOf(cause) : cause;
        }
      });
    },
    /** Refuses a callable from now on; without a network, and by a fault of the server, as it would be. */
    refuse({ name }: Contract, reason: FailureReason, details: RefusalDetails = {}): void {
      answers.set(name, async () => {
        if (reason === 'unexpected') throw new Error('a fault of the server');
        throw reason === 'offline'
          ? new FirebaseError('functions/unavailable', reason)
          : refusalOf(new Refusal(reason, details));
      });
    },
    /** The inputs that a callable was sent so far. */
    sent: ({ name }: { readonly name: string }): unknown[] =>
      calls.flatMap(([called, input]) => (called === name ? [input] : [])),

    /** The callers of a callable so far, each by uid; null for a visitor. */
    callersOf: ({ name }: { readonly name: string }): (string | null)[] =>
      calls.flatMap((call) => (call[0] === name ? [callers.get(call) ?? null] : [])),

    forgetCalls(this: void): void {
      answers.clear();
      calls.length = 0;
    },
  };
  return { call, acts };
}
