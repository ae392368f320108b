import { describeInput, partOf } from './input.ts';

describeInput(partOf(1));
