/** The least that React can draw: one line, from a script that a service worker keeps. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(createElement('p', null, 'Une ligne.'));
void navigator.serviceWorker.register('/sw.js');
