import { Search, X } from 'lucide-react';
import { PlainIconButton } from '../../../ui/shared/parts/icon-button.tsx';
import { useSpeech } from '../context/language.tsx';
import styles from './menu-search.module.css';

export interface MenuSearchProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

export function MenuSearch({ value, onChange }: MenuSearchProps) {
  const { words } = useSpeech();
  return (
    <div className={styles['search']} role="search">
      <Search size={20} aria-hidden />
      <input
        type="search"
        aria-label={words.menu.search}
        placeholder={words.menu.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <PlainIconButton label={words.menu.clearSearch} onClick={() => onChange('')}>
          <X aria-hidden />
        </PlainIconButton>
      )}
    </div>
  );
}
