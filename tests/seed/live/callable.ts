import { z } from 'zod';
import { resilientFetch } from './resilient-fetch.ts';
import type { Contract, InputOf, OutputOf } from '@bhoj/domain/platform/contract';
import type { Urls } from './urls.ts';

const refusedSchema = z.object({
  error: z.object({ status: z.string(), message: z.string(), details: z.unknown().optional() }),
});

/** Calls a callable as a browser does. Throws with its reason where it refuses. */
export type Call = <C extends Contract>(contract: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** Calls in somebody's name; null is a visitor. */
export function callsOf(urls: Urls, idToken: string | null): Call {
  return async <C extends Contract>(contract: C, input: InputOf<C>) => {
    const response = await resilientFetch(`${urls.functions}/${contract.name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(idToken === null ? {} : { authorization: `Bearer ${idToken}` }),
      },
      body: JSON.stringify({ data: input }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${contract.name} was refused: ${refusalIn(text)}`);
    const { result } = JSON.parse(text) as { result: unknown };
    return contract.output.parse(result) as OutputOf<C>;
  };
}

function refusalIn(text: string): string {
  try {
    const { error } = refusedSchema.parse(JSON.parse(text));
    return `${error.status} ${error.message} ${JSON.stringify(error.details ?? {})}`;
  } catch {
    return text.slice(0, 300);
  }
}
