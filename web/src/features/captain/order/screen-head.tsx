import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainIconButton } from '../../../ui/shared/parts/icon-button.tsx';
import styles from './screen-head.module.css';

export interface ScreenHeadProps {
  readonly title: string;
  /** True when the screen is beside the floor plan, which has the h1. */
  readonly isWide: boolean;
  readonly back?: { readonly label: string; readonly onBack: () => void; readonly icon: LucideIcon };
  /** The number of this place's lines that are still on this device and not in the kitchen. */
  readonly unsent?: number;
  readonly children?: ReactNode;
}

/** The head of a screen within the captain's page: the way back and the title. */
export function ScreenHead({ title, isWide, back, unsent = 0, children }: ScreenHeadProps) {
  const floor = useWords(floorPart);

  const Heading = isWide ? 'h2' : 'h1';
  return (
    <header className={styles['head']}>
      {back !== undefined && (
        <PlainIconButton label={back.label} onClick={back.onBack}>
          <back.icon aria-hidden />
        </PlainIconButton>
      )}
      <Heading>{title}</Heading>
      {unsent > 0 && <strong className={styles['unsent']}>{floor.unsent(unsent)}</strong>}
      {children}
    </header>
  );
}
