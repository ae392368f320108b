import { Clock } from 'lucide-react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { DishBlock } from './dish-block.tsx';
import { useSpeech } from '../context/language.tsx';
import type { Ordering } from './ordering.ts';
import { blocksOf, ROWS_TOGETHER, sectionId } from './menu-model.ts';
import type { Section } from './menu-model.ts';
import { clockTime } from '../../../ui/dates/clock.ts';
import styles from './menu-section.module.css';

export interface MenuSectionProps {
  readonly section: Section;
  /** The number of its dishes that the screen shows when the menu opens. */
  readonly first: number;
  readonly ordering?: Ordering;
}

/** A category with its dishes. Outside its hours it says when it is served. */
export function MenuSection({ section, first, ordering }: MenuSectionProps) {
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
        {blocksOf(rows).map((block, i) => (
          <DishBlock
            key={block[0]?.item.id}
            rows={block}
            isServed={isServed}
            isFirst={i * ROWS_TOGETHER < first}
            {...(ordering && { ordering })}
          />
        ))}
      </ul>
    </section>
  );
}
