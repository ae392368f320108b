import type { Reason } from './reason-codes.ts';

export type { Reason } from './reason-codes.ts';

/** Facts that help a person to correct the input. They never contain personal data. */
export type RefusalDetails = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly number[]>
>;

/** Thrown by a domain rule or a handler. The callable answers with its reason, and nothing has been written. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly details: RefusalDetails;

  constructor(reason: Reason, details: RefusalDetails = {}) {
    super(reason);
    this.name = 'Refusal';
    this.reason = reason;
    this.details = details;
  }
}
