import { error, warn } from 'firebase-functions/logger';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { DocumentOptions } from 'firebase-functions/v2/firestore';
import { REGION } from '@bhoj/domain/catalogue/region';
import { HOUR } from '@bhoj/domain/time/ist';
import { noteFault } from './faults.ts';
import { everyPart } from './parts.ts';
import type { Parts } from './parts.ts';
import { withoutPersonalData } from './redact.ts';

/** How long Firestore repeats an event that failed, from the time of the write. An event that never works must end. */
export const REPEATED_FOR_MS = HOUR;

/** The field of an event that says when its document was written. */
interface Written {
  /** ISO 8601. */
  readonly time: string;
}

/**
 * Does one part of a trigger's work. Logs a failure by the part's name and throws it on, so that the event comes again. After an
 * hour it counts the failure as a fault instead, and the event ends.
 */
async function repeated(part: string, work: () => Promise<unknown>, { time }: Written): Promise<void> {
  try {
    await work();
  } catch (cause) {
    const told = { trigger: part, cause: withoutPersonalData(String(cause)) };
    const age = Date.now() - Date.parse(time);
    if (age < REPEATED_FOR_MS) {
      warn('trigger failed and is repeated', told);
      throw cause;
    }
    error('trigger failed', told);
    await noteFault({ kind: 'trigger', what: part, requestId: '' }, Date.now());
  }
}

type Secrets = Pick<DocumentOptions, 'secrets'>;

const options = (document: string) => ({ document, region: REGION, retry: true });

export type WrittenEvent = Parameters<Parameters<typeof onDocumentWritten>[1]>[0];
export type CreatedEvent = Parameters<Parameters<typeof onDocumentCreated>[1]>[0];

/**
 * Makes a trigger of every write of a document. When one part fails, the event comes again and does every part again, also those
 * that succeeded: each part is safe to repeat, in any order.
 */
export const onWritten = <P extends Parts<WrittenEvent>>(document: string, parts: P) =>
  Object.assign(onDocumentWritten(options(document), everyPart<WrittenEvent>(parts, repeated)), { parts });

/** Makes a trigger of every new document, with parts like those of `onWritten`. */
export const onCreated = <P extends Parts<CreatedEvent>>(document: string, parts: P, secrets: Secrets = {}) =>
  Object.assign(
    onDocumentCreated({ ...options(document), ...secrets }, everyPart<CreatedEvent>(parts, repeated)),
    {
      parts,
    },
  );
