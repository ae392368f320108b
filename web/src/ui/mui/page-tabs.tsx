import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { notPrinted } from './not-printed.ts';

export interface PageTabsProps<View extends string> {
  /** The page's name in the ids of its tabs and their panel. */
  readonly page: string;
  readonly label: string;
  readonly views: readonly View[];
  readonly view: View;
  readonly words: Readonly<Record<View, string>>;
  readonly onView: (view: View) => void;
  /** The space around the tabs; by default 24 px below them. */
  readonly space?: { readonly my?: number; readonly mb?: number };
  /** Content between the tabs and their panel. */
  readonly between?: ReactNode;
  /** The open view. */
  readonly children: ReactNode;
}

/** The views of a page, with one open. Prints leave the tabs out. */
export function PageTabs<View extends string>(props: PageTabsProps<View>) {
  const { page, label, views, view, words, onView, space = { mb: 3 }, between, children } = props;
  return (
    <>
      <Tabs
        value={view}
        aria-label={label}
        variant="scrollable"
        allowScrollButtonsMobile
        onChange={(_, to: View) => onView(to)}
        sx={{ ...space, ...notPrinted }}
      >
        {views.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`${page}-tab-${each}`}
            aria-controls={`${page}-view`}
            label={words[each]}
          />
        ))}
      </Tabs>
      {between}
      <Box role="tabpanel" id={`${page}-view`} aria-labelledby={`${page}-tab-${view}`}>
        {children}
      </Box>
    </>
  );
}
