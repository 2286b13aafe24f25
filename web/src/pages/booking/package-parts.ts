import { lazy } from 'react';
import { loadNamespaces } from '../../lib/i18n.ts';

// What is about packages alone is loaded by those who buy one.

const loadEnd = () =>
  Promise.all([import('./package-pay.tsx'), loadNamespaces('package')]).then(([file]) => file);

export const PackagePay = lazy(() => loadEnd().then((file) => ({ default: file.PackagePay })));
export const PackageOver = lazy(() => loadEnd().then((file) => ({ default: file.PackageOver })));
export const PackageDone = lazy(() =>
  Promise.all([import('./package-done.tsx'), loadNamespaces('package')]).then(([file]) => ({
    default: file.PackageDone,
  })),
);
