import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { useLiveDoc } from '../../../firebase/live.ts';
import { useWorkplace } from '../../../firebase/restaurant.tsx';
import { commonPart } from '../../../messages/shared/common/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Brand } from '../../../ui/shared/parts/brand.tsx';
import { ThemeToggle } from '../../../ui/shared/parts/theme-toggle.tsx';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import { LanguageSwitch } from '../area/language-switch.tsx';
import { useLogOut } from '../../leaving/log-out.tsx';
import styles from './member-bar.module.css';

export interface MemberBarProps {
  /** Before the name: an owner's way back. */
  readonly back?: ReactNode;
  /** Before the language. */
  readonly children?: ReactNode;
}

/** The bar of a captain or a cook. It is slim, because the tickets below need the height. */
export function MemberBar({ back, children }: MemberBarProps) {
  const common = useWords(commonPart);

  const { restaurantId, name } = useWorkplace();
  const profile = useLiveDoc(profiles, { restaurantId });
  const { pending, logOut, label } = useLogOut();
  return (
    <header className={styles['bar']}>
      {back ?? <Brand name={common.product} markOnly />}
      <div className={styles['name']}>
        <span className={styles['restaurant']}>{profile.state === 'ready' ? profile.value.name : ''}</span>
      </div>
      {children}
      <LanguageSwitch />
      <ThemeToggle label={common.toggleTheme} />
      <span className={styles['person']}>{name}</span>
      <Button size="small" icon={<LogOut aria-hidden />} disabled={pending} onClick={logOut}>
        {label}
      </Button>
    </header>
  );
}
