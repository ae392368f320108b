import { posted } from '@bhoj/domain/catalogue/areas';
import { resilientFetch } from './resilient-fetch.ts';
import type { Contract, InputOf, OutputOf } from '@bhoj/domain/kernel/contract';
import type { Urls } from './urls.ts';

/** Calls a callable as a browser does. Throws with the reason when it is refused. */
export type Call = <C extends Contract>(contract: C, input: InputOf<C>) => Promise<OutputOf<C>>;

/** A network address for each restaurant, because sign-ups from one address are limited. */
const anAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Calls with a person's token; null is a visitor. */
export function callsOf(urls: Urls, idToken: string | null): Call {
  const address = anAddress();
  return async <C extends Contract>(contract: C, input: InputOf<C>) => {
    const { to, data } = posted(contract, input);
    const response = await resilientFetch(`${urls.functions}/${to}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(idToken === null ? {} : { authorization: `Bearer ${idToken}` }),
      },
      body: JSON.stringify({ data }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${contract.name} was refused: ${refusalIn(text)}`);
    const { result } = JSON.parse(text) as { result: unknown };
    return contract.output.parse(result) as OutputOf<C>;
  };
}

/** Returns the error's status, reason and details, or the raw answer when it is not a callable's error. */
function refusalIn(text: string): string {
  try {
    const { error } = JSON.parse(text) as {
      error: { status: string; message: string; details?: unknown };
    };
    return `${error.status} ${error.message} ${JSON.stringify(error.details ?? {})}`;
  } catch {
    return text.slice(0, 300);
  }
}
