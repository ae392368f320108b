import { CLOSED, describeRefusals } from './callers.ts';

describeRefusals(CLOSED);
