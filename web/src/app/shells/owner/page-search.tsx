import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { useMayGo } from '../../../firebase/rights.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { shellPart } from '../../../messages/shared/shell/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useOnDemand } from '../../../ui/shared/use-on-demand.ts';
import { useSearchShortcut } from '../../../ui/shared/use-search-shortcut.ts';
import styles from './page-search.module.css';
import { matching } from '../search/pages-found.ts';
import { OWNERS_PAGES } from './search/pages-searched.ts';

const loadField = () => import('./page-search-field.tsx');

/**
 * The search before its code is loaded; the code loads when the pointer or the focus reaches it. It keeps the text
 * typed until then, and Enter works already.
 */
export function PageSearch() {
  const routeTitles = useWords(routeTitlesPart);
  const shell = useWords(shellPart);

  const mayGo = useMayGo();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [field, fetchField] = useOnDemand(loadField);
  const [typed, setTyped] = useState('');
  const [hasFocus, setFocus] = useState(false);
  useSearchShortcut(input, 'shell');

  if (field !== null) return <field.PageSearchField typed={typed} hasFocus={hasFocus} />;
  const go = () => {
    const [found] = matching(routeTitles, typed, mayGo, OWNERS_PAGES);
    if (found === undefined || typed === '') return;
    input.current?.blur();
    void navigate(ROUTES[found].path);
  };
  return (
    <label className={styles['search']} onPointerEnter={fetchField}>
      <Search aria-hidden />
      <input
        ref={input}
        role="combobox"
        aria-label={shell.search}
        aria-keyshortcuts="/"
        aria-autocomplete="list"
        aria-expanded={false}
        autoComplete="off"
        value={typed}
        placeholder={shell.searchPlaceholder}
        onFocus={() => {
          setFocus(true);
          fetchField();
        }}
        onBlur={() => {
          setFocus(false);
          setTyped('');
        }}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go();
        }}
      />
    </label>
  );
}
