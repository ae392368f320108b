import type { FailureReason } from '@bhoj/domain/catalogue/outcome';

/** Thrown when a call was refused or not answered. `details` has facts for the reason's sentence. */
export class CallFailure extends Error {
  readonly reason: FailureReason;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(reason: FailureReason, details: Readonly<Record<string, unknown>> = {}) {
    super(reason);
    this.name = 'CallFailure';
    this.reason = reason;
    this.details = details;
  }
}
