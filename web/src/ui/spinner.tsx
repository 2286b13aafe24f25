import { LoaderCircle } from 'lucide-react';

/** Decoration: what is loading is said by the element around it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle size={size} aria-hidden className="shrink-0 animate-spin" />;
}
