import { createContext } from 'react';
import type { ReactNode } from 'react';
import type { Contract } from '@bhoj/domain/kernel/contract';

export interface WaitingProps {
  readonly contract: Contract;
  readonly input: object;
  readonly onDone: (output: object) => void;
  readonly onStop: () => void;
}

/** Draws the question and its wait. The frame provides it, because it talks to the server; null without. */
export const WaitingContext = createContext<((props: WaitingProps) => ReactNode) | null>(null);
