/** An error that the API answers as `{error: {code, description, …}}`. */
export class ApiError extends Error {
  readonly status: number;
  /** The wrong field of the request. */
  readonly field: string | undefined;

  constructor(status: number, description: string, field?: string) {
    super(description);
    this.status = status;
    this.field = field;
  }
}

export const errorBody = ({ message, field }: ApiError) => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description: message,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field !== undefined && { field }),
  },
});
