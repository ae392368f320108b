import { z } from 'zod';
import { REPORT_ERROR } from '../../catalogue/fault-report.ts';
import { defineContract } from '../../kernel/contract.ts';
import { line } from '../../kernel/text.ts';
import { MINUTE } from '../../time/ist.ts';

/** Writes a browser error to the server's log. It contains no personal data: a message, a stack and a route pattern. */
export const reportError = defineContract({
  name: REPORT_ERROR,
  callers: ['visitor'],
  input: z.object({
    message: line(500),
    /** The first lines of the stack. */
    stack: z.string().max(4000),
    /** The route's pattern, not the address, which would contain ids. */
    route: line(120),
    release: line(60),
  }),
  output: z.object({}),
  limits: [{ per: 'ip', max: 30, windowMs: 10 * MINUTE }],
});
