import { Clock } from 'lucide-react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { DishRow } from './dish-row.tsx';
import { useSpeech } from '../context/language.tsx';
import type { Ordering } from './ordering.ts';
import type { Section } from './menu-model.ts';
import { clockTime } from '../../../ui/dates/clock.ts';
import { sectionId } from './use-current-section.ts';
import styles from './menu-section.module.css';

export interface MenuSectionProps {
  readonly section: Section;
  readonly ordering?: Ordering;
}

/** A category with its dishes. Outside its hours it says when it is served. */
export function MenuSection({ section, ordering }: MenuSectionProps) {
  const { language, words } = useSpeech();
  const { category, isServed, rows } = section;
  const id = sectionId(category.id);
  return (
    <section id={id} className={styles['section']} aria-labelledby={`${id}-name`} tabIndex={-1}>
      <div className={styles['head']}>
        <h2 id={`${id}-name`}>{nameIn(language, category)}</h2>
        {category.from !== null && category.to !== null && (
          <p className={styles['hours']} data-now={isServed}>
            <Clock size={16} aria-hidden />
            {words.menu.servedBetween(clockTime(category.from), clockTime(category.to))}
          </p>
        )}
      </div>
      <ul>
        {rows.map((row) => (
          <DishRow key={row.item.id} row={row} isServed={isServed} {...(ordering && { ordering })} />
        ))}
      </ul>
    </section>
  );
}
