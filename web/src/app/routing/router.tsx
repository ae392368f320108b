import { createBrowserRouter } from 'react-router-dom';
import { routeObjects } from './route-objects.tsx';

export const router = createBrowserRouter(routeObjects);
