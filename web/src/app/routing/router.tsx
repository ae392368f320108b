import { createBrowserRouter } from 'react-router-dom';
import { PageLoading } from './page-loading.tsx';
import { routeObjects } from './route-objects.tsx';

export const router = createBrowserRouter([
  { element: <PageLoading of={() => router} />, children: routeObjects },
]);
