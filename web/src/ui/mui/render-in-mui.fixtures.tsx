import { render as renderBare } from '@testing-library/react';
import type { RenderOptions } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { KitContext, KitFieldsContext } from '../shared/kit/kit.ts';
import { muiFields } from './mui-fields.tsx';
import { muiKit } from './mui-kit.tsx';

const InMui = ({ children }: { readonly children: ReactNode }) => (
  <KitContext value={muiKit}>
    <KitFieldsContext value={muiFields}>{children}</KitFieldsContext>
  </KitContext>
);

/** Renders as on a page that uses MUI. */
export const render = (page: ReactElement, options: Omit<RenderOptions, 'queries' | 'wrapper'> = {}) =>
  renderBare(page, { ...options, wrapper: InMui });
