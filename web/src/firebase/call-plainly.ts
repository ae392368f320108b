import type { FailureReason } from '@bhoj/domain/catalogue/outcome';
import type { Contract, OutputOf } from '@bhoj/domain/kernel/contract';
import type { z } from 'zod';
import type { Attempt } from '../ui/shared/use-one-at-a-time.ts';
import { callableUrl } from './environment.ts';
import type { CallFacts } from './use-attempt.ts';

interface Answer {
  readonly result?: unknown;
  readonly error?: { readonly details?: Readonly<Record<string, unknown>> };
}

/** The area of calls that visitors may make (domain: catalogue/areas.ts); a test compares it with the contracts. */
export const VISITORS_AREA = 'guest';

/** As long as any client waits (domain: kernel/patience.ts); a test compares them. */
export const PATIENCE_MS = 20_000;

/** Returns the header of App Check, in a build with a site key; the SDK for it loads with the first call. */
async function attested(): Promise<Readonly<Record<string, string>>> {
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return {};
  try {
    return await (await import('./attest-visitor.ts')).visitorsAttestation();
  } catch {
    return {};
  }
}

/**
 * Calls a callable of visitors by its name over HTTP, without the SDK and without the schemas of its contract, which
 * would be a third of a page that needs neither. It does not check the answer, because the server has. Never throws.
 */
export async function callPlainly<C extends Contract>(
  name: C['name'],
  input: z.input<C['input']>,
): Promise<Attempt<OutputOf<C>, CallFacts>> {
  try {
    const response = await fetch(callableUrl(VISITORS_AREA), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await attested()) },
      body: JSON.stringify({ data: { name, input } }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { result, error } = (await response.json()) as Answer;
    if (response.ok) return { output: result as OutputOf<C> };
    const { reason, ...details } = error?.details ?? {};
    // A page has a sentence for each reason that it knows, and one for all others.
    return {
      failure: { reason: typeof reason === 'string' ? (reason as FailureReason) : 'unexpected', details },
    };
  } catch {
    return { failure: { reason: 'offline', details: {} } };
  }
}
