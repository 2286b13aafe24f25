import { createContext, type ReactNode } from 'react';

/** Provides advice for when the same thing (`of`) fails repeatedly; apart from what draws it. */
export const ErrorAdvice = createContext<((of: string) => ReactNode) | null>(null);
