import { useLayoutEffect } from 'react';
import type { ComponentType } from 'react';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { pageTitlePart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';

interface TitledProps {
  readonly name: RouteName;
  readonly page: ComponentType;
}

/** A page under its title. */
export function Titled({ name, page: Page }: TitledProps) {
  const titleOf = useWords(pageTitlePart);

  // Runs before the page's own effects, because the page may set a better title.
  useLayoutEffect(() => {
    document.title = titleOf(name);
  }, [name, titleOf]);
  return <Page />;
}
