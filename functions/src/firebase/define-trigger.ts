import { error } from 'firebase-functions/logger';
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore';
import type { DocumentOptions } from 'firebase-functions/v2/firestore';
import { REGION } from '@bhoj/domain/catalogue/region';
import { HOUR } from '@bhoj/domain/time/ist';
import { noteFault } from './faults.ts';
import { withoutPersonalData } from './redact.ts';

/** How long Firestore repeats an event that failed, from the time of the write. An event that never works must end. */
export const REPEATED_FOR_MS = HOUR;

/** The part of an event that says when its document was written. */
interface Written {
  /** ISO 8601. */
  readonly time: string;
}

/**
 * Does the work of a trigger. Throws a failure on, so that the event comes again; after an hour it logs it and counts it
 * as a fault, and the event ends.
 */
const repeated =
  <E extends Written>(what: string, work: (event: E) => Promise<void>) =>
  async (event: E): Promise<void> => {
    try {
      await work(event);
    } catch (cause) {
      const age = Date.now() - Date.parse(event.time);
      if (age < REPEATED_FOR_MS) throw cause;
      error('trigger failed', { trigger: what, cause: withoutPersonalData(String(cause)) });
      await noteFault({ kind: 'trigger', what, requestId: '' }, Date.now());
    }
  };

type Secrets = Pick<DocumentOptions, 'secrets'>;

const options = (document: string) => ({ document, region: REGION, retry: true });

type WrittenEvent = Parameters<Parameters<typeof onDocumentWritten>[1]>[0];
type CreatedEvent = Parameters<Parameters<typeof onDocumentCreated>[1]>[0];

/** Makes a trigger of every write of a document. Its work is safe to repeat, in any order. */
export const onWritten = (what: string, document: string, work: (event: WrittenEvent) => Promise<void>) =>
  onDocumentWritten(options(document), repeated(what, work));

/** Makes a trigger of every new document. Its work is safe to repeat, in any order. */
export const onCreated = (
  what: string,
  document: string,
  work: (event: CreatedEvent) => Promise<void>,
  secrets: Secrets = {},
) => onDocumentCreated({ ...options(document), ...secrets }, repeated(what, work));
